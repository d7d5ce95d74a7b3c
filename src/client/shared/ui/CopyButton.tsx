import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../text/i18n';
import { ContentCopy } from './icons';
import type { useCopy } from './useCopy';

const outcomeTexts = {
  none: '',
  copied: 'Copied.',
  selected: 'The browser does not allow copying. The text is selected: copy it by hand.',
};

interface CopyButtonProps extends Pick<ReturnType<typeof useCopy>, 'outcome'> {
  /** Distinguishes the button from other copy buttons for screen readers. */
  label: string;
  onCopy: () => void;
}

export function CopyButton({ outcome, label, onCopy }: CopyButtonProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="outlined" startIcon={<ContentCopy />} aria-label={label} onClick={onCopy}>
        {t('Copy')}
      </Button>
      <span role="status">{t(outcomeTexts[outcome])}</span>
    </Box>
  );
}

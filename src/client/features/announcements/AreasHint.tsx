import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { areasAmong, fullAreaName } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { useTranslation } from '../../shared/text/i18n';
import type { Catalogue } from '../../shared/text/i18n';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import type { Proposal } from './announcementDialogSlice';
import { compareAreas } from './areaNames';

function missingText({ t, ...texts }: Catalogue, missing: AreaCode[], isWhole: boolean): string {
  const names = texts.formatList(missing.map((code) => fullAreaName(code, texts.language)));
  if (isWhole) return t('The text names {{names}}; the whole country is chosen.', { names });
  return missing.length === 1
    ? t('The text names {{names}}; it is not chosen.', { names })
    : t('The text names {{names}}; they are not chosen.', { names });
}

function unnamedText({ t, ...texts }: Catalogue, unnamed: AreaCode[]): string {
  const names = texts.formatList(unnamed.map((code) => fullAreaName(code, texts.language)));
  return unnamed.length === 1
    ? t('{{names}} is chosen; the text does not name it.', { names })
    : t('{{names}} are chosen; the text does not name them.', { names });
}

/** Says where the text and the chosen areas differ. It prevents nothing. */
export function AreasHint() {
  const texts = useTranslation();
  const { setValue, setFocus } = useFormContext<Proposal>();
  const [text, chosen = []] = useWatch<Proposal, ['text', 'areas']>({ name: ['text', 'areas'] });
  const { missing, unnamed } = useMemo(() => compareAreas(text, chosen), [text, chosen]);
  const words = [
    missing.length > 0 && missingText(texts, missing, chosen.length === 0),
    unnamed.length > 0 && unnamedText(texts, unnamed),
  ].filter(Boolean);
  if (words.length === 0) return null;
  const choose = () => {
    setValue('areas', areasAmong([...chosen, ...missing]), { shouldDirty: true });
    // This button disappears.
    setFocus('areas');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <InlineMessage severity="info">{words.join(' ')}</InlineMessage>
      {missing.length > 0 && (
        <Button variant="outlined" onClick={choose}>
          {texts.t('Choose')}
        </Button>
      )}
    </Box>
  );
}

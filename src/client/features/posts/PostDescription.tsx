import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/i18n';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { LoadingText } from '../../shared/ui/EmptyState';
import { useLazy } from '../../shared/ui/useLazy';
import { importEditor } from './importEditor';

interface PostDescriptionProps {
  name: string;
  label: string;
}

/** The height of the editor: of its text, and of its toolbar in three rows, two or one. */
const heightWith = (toolbar: number) => `calc(clamp(240px, 50vh, 560px) + ${toolbar}px)`;

/** The size of the editor: nothing moves later. */
const waiting = {
  display: 'grid',
  placeItems: 'center',
  height: { xs: heightWith(143), sm: heightWith(91) },
  '@media (min-width: 1400px)': { height: heightWith(51) },
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

function EditorPlaceholder({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const { t } = useTranslation();
  if (!hasFailed) {
    return (
      <Box sx={waiting}>
        <LoadingText />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <InlineMessage severity="failure">{t('The editor could not be loaded.')}</InlineMessage>
      <Button variant="outlined" onClick={retry}>
        {t('Try again')}
      </Button>
    </Box>
  );
}

/** The description in its editor. The form keeps its value while the editor loads. */
export function PostDescription({ name, label }: PostDescriptionProps) {
  const field = useField(name);
  const { value: editor, status, load } = useLazy(importEditor, true);
  if (editor) return <editor.DescriptionInput name={name} label={label} />;
  return (
    <FieldFrame label={label} field={field} required>
      <EditorPlaceholder hasFailed={status === 'failed'} retry={() => void load()} />
    </FieldFrame>
  );
}

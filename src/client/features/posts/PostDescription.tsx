import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/Form';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { LoadingText } from '../../shared/ui/ContentState';
import type { DescriptionInput } from './editor/DescriptionInput';

interface PostDescriptionProps {
  name: string;
  label: string;
}

type Editor = typeof DescriptionInput;

/** The size of the empty editor, whose toolbar has more rows on a phone: nothing moves later. */
const waiting = {
  display: 'grid',
  placeItems: 'center',
  height: { xs: 371, sm: 331 },
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

/** The editor is heavy, so the form renders without it and loads it at once. */
function useEditor() {
  const [Editor, setEditor] = useState<Editor>();
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    import('./editor/DescriptionInput').then(
      ({ DescriptionInput: Loaded }) => setEditor(() => Loaded),
      (error: unknown) => {
        console.error('the editor could not be loaded', error);
        setFailures(attempt);
      },
    );
  }, [attempt]);
  return { Editor, hasFailed: failures === attempt, retry: () => setAttempt(attempt + 1) };
}

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
  const { Editor, ...place } = useEditor();
  if (Editor) return <Editor name={name} label={label} />;
  return (
    <FieldFrame label={label} field={field} required>
      <EditorPlaceholder {...place} />
    </FieldFrame>
  );
}

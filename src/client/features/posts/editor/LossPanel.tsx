import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FieldState } from '../../../shared/form/fieldState';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { PostHtml } from '../PostHtml';
import type { Losses, Mode } from './modes';

interface LossPanelProps {
  field: FieldState;
  html: string;
  losses: Losses;
  /** The ways on, the one that keeps most first. */
  choices: Mode[];
  onChoose: (mode: Mode) => void;
  inputRef: (input: { focus: () => void }) => void;
}

/** `tables, images and links`, as the language of the screen lists things. */
function useListing() {
  const { t, i18n } = useTranslation();
  return (names: string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      names.map((name) => t(name)),
    );
}

const LABELS: Record<Mode, string> = { rich: 'Edit as rich text', plain: 'Edit as plain text' };

/**
 * Stands in the editor's place while a description would lose something by being edited: it says
 * what, shows the description, and lets it be until somebody decides.
 */
export function LossPanel(props: LossPanelProps) {
  const { field, html, losses, choices, onChoose, inputRef } = props;
  const { t } = useTranslation();
  const listing = useListing();
  const takeFirst = (button: HTMLButtonElement | null) => {
    if (button) inputRef(button);
  };
  return (
    <Box
      role="group"
      aria-labelledby={field.labelId}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      {losses.always.length > 0 && (
        <InlineMessage severity="info">
          {t(
            'This description holds {{things}}, which this editor cannot keep. It stays as it is until you edit it.',
            {
              things: listing(losses.always),
            },
          )}
        </InlineMessage>
      )}
      {losses.asPlain.length > 0 && (
        <InlineMessage severity="info">
          {t(
            'This description holds {{things}}, which plain text cannot keep. It stays as it is until you edit it.',
            {
              things: listing(losses.asPlain),
            },
          )}
        </InlineMessage>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map((mode, index) => (
          <Button
            key={mode}
            variant="outlined"
            ref={index === 0 ? takeFirst : undefined}
            onClick={() => onChoose(mode)}
          >
            {choices.length === 1 ? t('Edit anyway') : t(LABELS[mode])}
          </Button>
        ))}
      </Box>
      <Box
        sx={{
          ...{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 },
          ...{ maxHeight: 'min(70vh, 720px)', overflow: 'auto', bgcolor: 'background.paper' },
        }}
      >
        <PostHtml html={html} />
      </Box>
    </Box>
  );
}

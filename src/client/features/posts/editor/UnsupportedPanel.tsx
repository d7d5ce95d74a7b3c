import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldState } from '../../../shared/form/FieldFrame';
import { useTranslation } from '../../../shared/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { PostHtml } from '../PostHtml';

export type Mode = 'rich' | 'plain';

/** Names of what editing a description would drop. */
export interface Unsupported {
  /** In either mode. */
  always: string[];
  /** In addition, as plain text. */
  asPlain: string[];
}

interface UnsupportedPanelProps {
  field: FieldState;
  html: string;
  unsupported: Unsupported;
  /** The modes on offer, the one that keeps most first. */
  modes: Mode[];
  onChoose: (mode: Mode) => void;
  inputRef: (input: { focus: () => void }) => void;
}

/** `tables, images and links`, in the language of the screen. */
function useListFormat() {
  const { t, formatList } = useTranslation();
  return (names: string[]) => formatList(names.map((name) => t(name)));
}

const LABELS: Record<Mode, string> = { rich: 'Edit as rich text', plain: 'Edit as plain text' };

const preview = {
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 },
  ...{ maxHeight: 'min(70vh, 720px)', overflow: 'auto', bgcolor: 'background.paper' },
};

/**
 * Replaces the editor while editing would drop part of a description: lists what, shows the
 * description and leaves it unchanged until somebody decides.
 */
export function UnsupportedPanel(props: UnsupportedPanelProps) {
  const { field, html, unsupported, modes, onChoose, inputRef } = props;
  const { t } = useTranslation();
  const listOf = useListFormat();
  const { always, asPlain } = unsupported;
  const setFirst = (button: HTMLButtonElement | null) => {
    if (button) inputRef(button);
  };
  return (
    <Box
      role="group"
      aria-labelledby={field.labelId}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      {always.length > 0 && (
        <InlineMessage severity="info">
          {t(
            'This description holds {{things}}, which this editor cannot keep. It stays as it is until you edit it.',
            { things: listOf(always) },
          )}
        </InlineMessage>
      )}
      {asPlain.length > 0 && (
        <InlineMessage severity="info">
          {t(
            'This description holds {{things}}, which plain text cannot keep. It stays as it is until you edit it.',
            { things: listOf(asPlain) },
          )}
        </InlineMessage>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {modes.map((mode, index) => (
          <Button
            key={mode}
            variant="outlined"
            ref={index === 0 ? setFirst : undefined}
            onClick={() => onChoose(mode)}
          >
            {modes.length === 1 ? t('Edit anyway') : t(LABELS[mode])}
          </Button>
        ))}
      </Box>
      <Box sx={preview}>
        <PostHtml html={html} />
      </Box>
    </Box>
  );
}

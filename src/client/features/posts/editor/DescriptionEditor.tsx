import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { richFormats, unsupportedContent } from './converters/unsupported';
import { PlainEditor } from './PlainEditor';
import type { DescriptionEditorProps } from './PlainEditor';
import { RichEditor } from './RichEditor';
import { UnsupportedPanel } from './UnsupportedPanel';
import type { Mode, Unsupported } from './UnsupportedPanel';

const EDITORS: Record<Mode, ComponentType<DescriptionEditorProps>> = {
  rich: RichEditor,
  plain: PlainEditor,
};

/** draft-js loses text with the keyboards of Android, and is archived. */
const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent);

interface View {
  mode: Mode;
  /** The description when the mode was entered. */
  html: string;
  /** What editing in this mode would drop, until somebody accepts it. */
  unsupported: Unsupported | null;
}

/** Enters a mode, or asks first where editing in it would drop something. */
function viewIn(mode: Mode, html: string): View {
  const always = unsupportedContent(html);
  const asPlain = mode === 'plain' ? richFormats(html) : [];
  const isLossless = always.length + asPlain.length === 0;
  return { mode, html, unsupported: isLossless ? null : { always, asPlain } };
}

const LABELS: Record<Mode, string> = { rich: 'Rich text', plain: 'Plain text' };
const MODES: Mode[] = ['plain', 'rich'];

function ModeSwitch({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  const { t } = useTranslation();
  return (
    <Box role="group" aria-label={t('Editor')} sx={{ display: 'flex', gap: 1, mb: 0.5 }}>
      {MODES.map((option) => (
        <Button
          key={option}
          variant={option === mode ? 'contained' : 'outlined'}
          aria-pressed={option === mode}
          onClick={() => option !== mode && onChoose(option)}
        >
          {t(LABELS[option])}
        </Button>
      ))}
    </Box>
  );
}

/** Rich text; on Android plain text by default, with a switch. */
export function DescriptionEditor(props: DescriptionEditorProps) {
  const { field, inputRef, onChange } = props;
  const current = useRef(props.html);
  const [view, setView] = useState(() => viewIn(isAndroid() ? 'plain' : 'rich', props.html));
  const change = useCallback(
    (html: string) => {
      current.current = html;
      onChange(html);
    },
    [onChange],
  );
  const { mode, html, unsupported } = view;
  if (unsupported) {
    return (
      <UnsupportedPanel
        html={html}
        field={field}
        unsupported={unsupported}
        modes={mode === 'plain' ? ['rich', 'plain'] : ['rich']}
        onChoose={(chosen) => setView({ mode: chosen, html, unsupported: null })}
        inputRef={inputRef}
      />
    );
  }
  const Editor = EDITORS[mode];
  return (
    <>
      {isAndroid() && (
        <ModeSwitch mode={mode} onChoose={(next) => setView(viewIn(next, current.current))} />
      )}
      <Editor {...props} html={html} onChange={change} />
    </>
  );
}

import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { DescriptionEditorProps } from './DescriptionField';
import { LossPanel } from './LossPanel';
import { hasLosses, isAndroid, lossesAs } from './modes';
import type { Losses, Mode } from './modes';
import { ModeSwitch } from './ModeSwitch';
import { PlainEditor } from './PlainEditor';
import { RichEditor } from './RichEditor';

const EDITORS: Record<Mode, ComponentType<DescriptionEditorProps>> = {
  rich: RichEditor,
  plain: PlainEditor,
};

interface View {
  mode: Mode;
  /** The description as it was when the mode was entered. */
  html: string;
  /** What the mode would lose, until somebody agreed to it. */
  losses: Losses | null;
}

/** A mode is entered at once where nothing is lost by it, else it is asked for. */
function viewIn(mode: Mode, html: string): View {
  const losses = lossesAs(mode, html);
  return { mode, html, losses: hasLosses(losses) ? losses : null };
}

/** The editor of a description: rich text, or plain text first and on request on Android. */
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
  const { mode, html, losses } = view;
  if (losses) {
    return (
      <LossPanel
        html={html}
        field={field}
        losses={losses}
        choices={mode === 'plain' ? ['rich', 'plain'] : ['rich']}
        onChoose={(chosen) => setView({ mode: chosen, html, losses: null })}
        inputRef={inputRef}
      />
    );
  }
  const ChosenEditor = EDITORS[mode];
  return (
    <>
      {isAndroid() && (
        <ModeSwitch mode={mode} onChoose={(next) => setView(viewIn(next, current.current))} />
      )}
      <ChosenEditor {...props} html={html} onChange={change} />
    </>
  );
}

import { useState } from 'react';
import type { ComponentType } from 'react';
import { LossPanel } from './LossPanel';
import { hasLosses, isAndroid, lossesAs } from './modes';
import type { Losses, Mode } from './modes';
import { ModeSwitch } from './ModeSwitch';
import { PlainEditor } from './PlainEditor';
import { RichEditor } from './RichEditor';
import type { DescriptionEditorProps } from './RichEditor';

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
  const { html, field, inputRef } = props;
  const [view, setView] = useState(() => viewIn(isAndroid() ? 'plain' : 'rich', html));
  const choose = (mode: Mode) => setView({ mode, html, losses: null });
  if (view.losses) {
    return (
      <LossPanel
        html={html}
        field={field}
        losses={view.losses}
        choices={view.mode === 'plain' ? ['rich', 'plain'] : ['rich']}
        onChoose={choose}
        inputRef={inputRef}
      />
    );
  }
  const ChosenEditor = EDITORS[view.mode];
  return (
    <>
      {isAndroid() && (
        <ModeSwitch mode={view.mode} onChoose={(mode) => setView(viewIn(mode, html))} />
      )}
      <ChosenEditor {...props} html={view.html} />
    </>
  );
}

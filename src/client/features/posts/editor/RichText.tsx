import Box from '@mui/material/Box';
import { Editor } from 'draft-js';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { Command } from './commands/keys';
import { blockClass, renderMap, styleMap } from './draftStyles';
import { editorProps } from './editorProps';
import { formatsAt } from './formats';
import { LinkDialog } from './LinkDialog';
import type { DescriptionEditorProps } from './DescriptionField';
import { Toolbar } from './toolbar/Toolbar';
import { useLinkDialog } from './useLinkDialog';
import { useRichText } from './useRichText';
import { useTextbox } from './useTextbox';

/** Of the box that the text scrolls in. */
export const TEXT_CLASS = 'post-editor-text';

/** Where the box begins; draft-js reckons from there when it scrolls to the caret. */
const boxPlace = { position: 'relative' };

/** The toolbar, the text on draft-js and the dialog for links. */
export function RichText({ field, html, onChange, onBlur, inputRef }: DescriptionEditorProps) {
  const editor = useRef<Editor>(null);
  const editorKey = `post-editor-${useId()}`;
  const { state, change, catchUp, apply, current, tell } = useRichText(html, onChange);
  const focus = useCallback(() => {
    catchUp();
    editor.current?.focus();
  }, [catchUp]);
  const run = useCallback(
    (command: Command) => {
      // Focusing tells draft-js's state of before; the command has to come after it.
      focus();
      apply(command);
    },
    [apply, focus],
  );
  const leave = () => {
    tell();
    onBlur();
  };
  const { open: openLink, dialog } = useLinkDialog(current, run);
  useTextbox(editor, field, focus);
  useEffect(() => inputRef({ focus }), [inputRef, focus]);
  return (
    <>
      <Toolbar
        {...formatsAt(state)}
        controls={field.id}
        run={run}
        openLink={openLink}
        onEscape={focus}
      />
      <Box sx={boxPlace}>
        <div className={TEXT_CLASS} onSelectCapture={catchUp}>
          <Editor
            {...editorProps({ editorKey, change, openLink })}
            ref={editor}
            editorState={state}
            onChange={change}
            onBlur={leave}
            ariaLabelledBy={field.labelId}
            ariaDescribedBy={field.describedBy}
            ariaMultiline
            blockRenderMap={renderMap}
            blockStyleFn={blockClass}
            customStyleMap={styleMap}
            preserveSelectionOnBlur
            spellCheck
          />
        </div>
      </Box>
      {dialog && <LinkDialog {...dialog} />}
    </>
  );
}

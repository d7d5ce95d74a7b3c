import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Editor } from 'draft-js';
import type { EditorProps, EditorState } from 'draft-js';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldState } from '../../../shared/form/FieldFrame';
import { useZawgyi } from '../../../shared/zawgyi/useZawgyi';
import type { Command } from './commands/keys';
import { commandOfKey, OPEN_LINK, pressEnter, runKeyCommand, undo } from './commands/keys';
import { pasteInto } from './commands/paste';
import { convertZawgyi } from './commands/zawgyi';
import { blockClass, blockRenderer, renderMap, styleMap } from './draftRendering';
import { contentStyles, TEXT_BOX } from './editorStyles';
import { InSightContext } from './inSight';
import { LinkDialog, useLinkDialog } from './LinkDialog';
import type { DescriptionEditorProps } from './PlainEditor';
import { formatsAt } from './toolbar/items';
import { Toolbar } from './toolbar/Toolbar';
import { useOpening } from './useOpening';
import { useRichText } from './useRichText';

interface HandlerOptions {
  /** draft-js marks what is copied out of the editor with it. */
  editorKey: string;
  change: (state: EditorState) => void;
  openLink: () => void;
  onPaste: () => void;
}

/** Handles keys, pasting and dropping. */
function eventHandlers(options: HandlerOptions): Partial<EditorProps> {
  const { editorKey, change, openLink, onPaste } = options;
  return {
    editorKey,
    keyBindingFn: commandOfKey,
    handleKeyCommand: (command, state) => {
      if (command === OPEN_LINK) {
        openLink();
        return 'handled';
      }
      const next = runKeyCommand(state, command);
      if (next) change(next);
      return next ? 'handled' : 'not-handled';
    },
    handleReturn: (event, state) => {
      change(pressEnter(state, event.shiftKey));
      return 'handled';
    },
    handlePastedText: (text, html, state) => {
      // draft-js restores what was copied from this editor without loss.
      if (html?.includes(editorKey)) return 'not-handled';
      change(pasteInto(state, text, html));
      onPaste();
      return 'handled';
    },
    // Images have a field of their own.
    handlePastedFiles: () => 'handled',
    handleDroppedFiles: () => 'handled',
  };
}

/** Sets the attributes that draft-js has no props for, and lets a click on the label focus the text. */
function useTextbox(editor: RefObject<Editor | null>, field: FieldState, focus: () => void): void {
  const { id, labelId, message } = field;
  useEffect(() => {
    const textbox = editor.current?.editor;
    if (!textbox) return;
    textbox.setAttribute('id', id);
    textbox.setAttribute('aria-required', 'true');
    textbox.setAttribute('aria-invalid', String(message !== undefined));
  }, [editor, id, message]);

  useEffect(() => {
    const label = document.getElementById(labelId);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [focus, labelId]);
}

function RichText({ field, html, onChange, onBlur, inputRef }: DescriptionEditorProps) {
  const editor = useRef<Editor>(null);
  const editorKey = `post-editor-${useId()}`;
  const { state, change, flush, apply, current, emitChange } = useRichText(html, onChange);
  const focus = useCallback(() => {
    flush();
    editor.current?.focus();
  }, [flush]);
  const run = useCallback(
    (command: Command) => {
      // Focusing reports the state that draft-js rendered last; the command has to come after it.
      focus();
      apply(command);
    },
    [apply, focus],
  );
  const { check, offer } = useZawgyi({
    read: () => current().getCurrentContent().getPlainText('\n'),
    convert: (zawgyi) => apply(convertZawgyi(zawgyi)),
    restore: () => apply(undo),
    focus,
  });
  const handleBlur = () => {
    emitChange();
    onBlur();
    check();
  };
  const { open: openLink, dialog } = useLinkDialog(current, run);
  useTextbox(editor, field, focus);
  useEffect(() => inputRef({ focus }), [inputRef, focus]);
  const { inSight, showAll } = useOpening(editor, state);
  return (
    <>
      <Toolbar
        {...formatsAt(state)}
        controls={field.id}
        run={run}
        openLink={openLink}
        onEscape={focus}
      />
      <InSightContext value={inSight}>
        <div className={TEXT_BOX} data-opening={inSight !== null || undefined}>
          <Editor
            {...eventHandlers({ editorKey, change, openLink, onPaste: check })}
            ref={editor}
            editorState={state}
            onChange={change}
            onFocus={showAll}
            onBlur={handleBlur}
            ariaLabelledBy={field.labelId}
            ariaDescribedBy={field.describedBy}
            ariaMultiline
            blockRendererFn={blockRenderer}
            blockRenderMap={renderMap}
            blockStyleFn={blockClass}
            customStyleMap={styleMap}
            preserveSelectionOnBlur
            spellCheck
          />
        </div>
      </InSightContext>
      {offer}
      {dialog && <LinkDialog {...dialog} />}
    </>
  );
}

/** The border of a text field around toolbar and text. */
const frameStyles = (isInvalid: boolean): SystemStyleObject<Theme> => ({
  border: 1,
  borderColor: isInvalid ? 'error.main' : 'outline',
  borderRadius: 1,
  minWidth: 0,
  bgcolor: 'background.paper',
  '&:has([contenteditable]:focus, textarea:focus)': {
    borderColor: isInvalid ? 'error.main' : 'primary.main',
    outline: '1px solid',
    outlineColor: (theme) => (theme.vars ?? theme).palette[isInvalid ? 'error' : 'primary'].main,
  },
});

/** Formatted text on draft-js, with its toolbar and the dialog for links. */
export function RichEditor(props: DescriptionEditorProps) {
  return (
    <Box
      sx={[
        frameStyles(props.field.message !== undefined),
        (theme) => ({ [`& .${TEXT_BOX}`]: contentStyles(theme) }),
      ]}
    >
      <RichText {...props} />
    </Box>
  );
}

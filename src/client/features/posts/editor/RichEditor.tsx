import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import {
  CompositeDecorator,
  DefaultDraftBlockRenderMap,
  Editor,
  EditorState,
  genKey,
} from 'draft-js';
import type { ContentBlock, ContentState, DraftStyleMap, EditorProps } from 'draft-js';
import { memo, useCallback, useEffect, useId, useRef, useState, Component, Fragment } from 'react';
import type { ClipboardEvent, FormEvent, ReactNode, RefObject } from 'react';
import { useZawgyi } from '../../../shared/form/useZawgyi';
import { useNotices } from '../../../shared/notices/useNotices';
import { useTranslation } from '../../../shared/text/i18n';
import type { FieldState } from '../../../shared/ui/FieldFrame';
import { alignmentClass, BURMESE_NUMBERS_CLASS } from '../htmlStyles';
import { LinkDialog, useLinkDialog } from './LinkDialog';
import type { DescriptionEditorProps } from './PlainEditor';
import { adjustState } from './adjustState';
import type { Command } from './commands/keys';
import {
  commandOfKey,
  insertText,
  OPEN_LINK,
  pressEnter,
  runKeyCommand,
  typeLetters,
  undo,
} from './commands/keys';
import { pasteInto } from './commands/paste';
import { convertSelectedZawgyi } from './commands/zawgyi';
import { readClipboard } from './converters/clipboard';
import { contentToHtml } from './converters/contentToHtml';
import {
  alignmentOf,
  CODE,
  COLOR_NAMES,
  colorStyle,
  isBurmeseItem,
  startOf,
} from './converters/formats';
import { htmlToContent } from './converters/htmlToContent';
import { DOCS_SLICE } from './converters/suggestions';
import { colorVariable, contentStyles, ListStarts, startClass, TEXT_BOX } from './editorStyles';
import { Toolbar } from './toolbar/Toolbar';
import { formatsAt } from './toolbar/items';

interface Props {
  onRenew: () => void;
  children: ReactNode;
}

/**
 * Renders its children into new elements if React fails to update the old ones. An extension, a
 * translator or the browser itself may have replaced them.
 */
class RenewedOnError extends Component<Props, { key: string }> {
  override state = { key: '' };

  static getDerivedStateFromError = () => ({ key: genKey() });

  readonly renew = () => this.setState({ key: genKey() });

  override componentDidUpdate(_: Props, before: { key: string }): void {
    if (before.key !== this.state.key) this.props.onRenew();
  }

  override render(): ReactNode {
    return <Fragment key={this.state.key}>{this.props.children}</Fragment>;
  }
}

interface LinkProps {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}

function EditorLink({ contentState, entityKey, children }: LinkProps) {
  const { url } = contentState.getEntity(entityKey).getData() as { url: string };
  return (
    <a href={url} title={url} rel="noreferrer">
      {children}
    </a>
  );
}

function findLinks(block: ContentBlock, found: (start: number, end: number) => void): void {
  block.findEntityRanges((character) => Boolean(character.getEntity()), found);
}

const decorator = new CompositeDecorator([{ strategy: findLinks, component: EditorLink }]);

function blockClass(block: ContentBlock): string {
  const alignment = alignmentOf(block);
  const start = startOf(block);
  const classes = [
    alignment && alignmentClass(alignment),
    start !== undefined && startClass(start),
    isBurmeseItem(block) && BURMESE_NUMBERS_CLASS,
  ];
  return classes.filter(Boolean).join(' ');
}

/**
 * How draft-js renders blocks and text. It is a constant, because a new object would render every
 * block.
 */
const rendering = {
  blockStyleFn: blockClass,
  // The default, but with a single `pre` around all lines of code instead of another one per line.
  blockRenderMap: DefaultDraftBlockRenderMap.set(CODE, { element: 'div', wrapper: <pre /> }),
  customStyleMap: {
    BOLD: { fontWeight: 700 },
    ...Object.fromEntries(
      COLOR_NAMES.map((name) => [colorStyle(name), { color: colorVariable(name) }]),
    ),
  } satisfies DraftStyleMap,
};

/** Returns the numbers that lists of the text begin with, as one text. */
function startsIn(state: EditorState): string {
  const starts = state.getCurrentContent().getBlocksAsArray().map(startOf);
  return [...new Set(starts)].filter((start) => start !== undefined).join(' ');
}

const open = (html: string) => EditorState.createWithContent(htmlToContent(html), decorator);

const htmlOf = (state: EditorState) => contentToHtml(state.getCurrentContent());

/**
 * The editor's state, read from a description and written back to HTML.
 *
 * @param html the initial description
 * @param onChange called with the HTML when the text changes, not when the caret moves; with the
 * exact initial string if the text is the initial one again
 * @returns the state to render, a function that changes it, and `current`, which returns it before
 * it is rendered
 */
function useRichText(html: string, onChange: (html: string) => void) {
  const [initial] = useState(() => ({ html, state: open(html) }));
  const [state, setState] = useState(initial.state);
  const latest = useRef(state);
  const current = useCallback(() => latest.current, []);
  const change = useCallback(
    (proposed: EditorState) => {
      const before = latest.current.getCurrentContent();
      latest.current = adjustState(proposed, latest.current);
      setState(latest.current);
      if (latest.current.getCurrentContent() === before) return;
      const written = htmlOf(latest.current);
      onChange(written === htmlOf(initial.state) ? initial.html : written);
    },
    [initial, onChange],
  );
  const apply = useCallback((command: Command) => change(command(current())), [change, current]);
  return { state, change, apply, current };
}

interface HandlerOptions {
  change: (state: EditorState) => void;
  openLink: () => void;
}

function eventHandlers({ change, openLink }: HandlerOptions): Partial<EditorProps> {
  const handle = (next: EditorState | null) => {
    if (next) change(next);
    return next ? 'handled' : 'not-handled';
  };
  return {
    keyBindingFn: commandOfKey,
    handleKeyCommand: (command, state) => {
      if (command !== OPEN_LINK) return handle(runKeyCommand(state, command));
      openLink();
      return 'handled';
    },
    handleReturn: (event, state) => handle(pressEnter(state, event.shiftKey)),
    handleBeforeInput: (letters, state) => handle(typeLetters(state, letters)),
    // Images have their own field.
    handleDroppedFiles: () => 'handled',
  };
}

interface PasteOptions {
  /** draft-js marks text that is copied from the editor with this key. */
  editorKey: string;
  apply: (command: Command) => void;
  onPaste: () => void;
}

/**
 * Pastes the text of a clipboard, whatever else is on it, and names what the text has lost. draft-js
 * would prefer a picture, and tells its handlers only of some formats.
 */
function usePaste({ editorKey, apply, onPaste }: PasteOptions) {
  const { t, formatList } = useTranslation();
  const { showAlert } = useNotices();
  return (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const html = clipboardData.getData('text/html');
    // draft-js itself restores text that was copied from this editor, without loss.
    if (html.includes(editorKey)) return;
    event.preventDefault();
    event.stopPropagation();
    const text = clipboardData.getData('text/plain');
    const { blocks, lost } = readClipboard({ html, slice: clipboardData.getData(DOCS_SLICE) });
    apply((state) => pasteInto(state, text, blocks));
    if (lost.length > 0) {
      const things = formatList(lost.map((name) => t(name)));
      showAlert(t('The pasted text had {{things}}, which this editor cannot keep.', { things }));
    }
    onPaste();
  };
}

interface TextBoxProps extends EditorProps {
  editor: RefObject<Editor | null>;
  field: FieldState;
}

/** draft-js with the attributes of a field. draft-js has no props for some of them. */
function TextBox({ editor, field, ...props }: TextBoxProps) {
  const { id, labelId, describedBy, message } = field;
  useEffect(() => {
    const textbox = editor.current?.editor;
    textbox?.setAttribute('id', id);
    textbox?.setAttribute('aria-required', 'true');
    textbox?.setAttribute('aria-invalid', String(message !== undefined));
  }, [editor, id, message]);
  return (
    <Editor
      {...rendering}
      {...props}
      ref={editor}
      ariaLabelledBy={labelId}
      ariaDescribedBy={describedBy}
      ariaMultiline
      preserveSelectionOnBlur
      spellCheck
    />
  );
}

/** Browsers report a caret move by key in a separate task, which may come after the next key. */
const readCaret = () => void document.dispatchEvent(new Event('selectionchange'));

function RichText({ field, html, onChange, onBlur, inputRef }: DescriptionEditorProps) {
  const editor = useRef<Editor>(null);
  const boundary = useRef<RenewedOnError>(null);
  const editorKey = `post-editor-${useId()}`;
  const { state, change, apply, current } = useRichText(html, onChange);
  const focus = useCallback(() => editor.current?.focus(), []);
  const run = useCallback(
    (command: Command) => {
      // Focusing reports the state that draft-js rendered last, so the command has to run after it.
      focus();
      apply(command);
    },
    [apply, focus],
  );
  const { check, offer } = useZawgyi({
    read: () => current().getCurrentContent().getPlainText('\n'),
    convert: (zawgyi) => apply(convertSelectedZawgyi(zawgyi)),
    restore: () => apply(undo),
    focus,
  });
  const handleBlur = () => {
    onBlur();
    check();
  };
  /**
   * Inserts text in place of a selection. draft-js does so for keys, but not for text that arrives
   * without a key.
   */
  const replaceSelection = (event: FormEvent) => {
    const { inputType, data } = event.nativeEvent as InputEvent;
    if (inputType !== 'insertText' || !data || current().getSelection().isCollapsed()) return;
    event.stopPropagation();
    apply((before) => insertText(before, data));
    boundary.current?.renew();
  };
  const paste = usePaste({ editorKey, apply, onPaste: check });
  const { open: openLink, dialog } = useLinkDialog(current, run);
  useEffect(() => inputRef({ focus }), [inputRef, focus]);
  useEffect(() => {
    const label = document.getElementById(field.labelId);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [focus, field.labelId]);
  return (
    <>
      <Toolbar
        {...formatsAt(state)}
        controls={field.id}
        run={run}
        openLink={openLink}
        onEscape={focus}
      />
      <div
        className={TEXT_BOX}
        translate="no"
        onKeyDownCapture={readCaret}
        onInputCapture={replaceSelection}
        onPasteCapture={paste}
      >
        <ListStarts starts={startsIn(state)} />
        <RenewedOnError
          ref={boundary}
          onRenew={() => current().getSelection().getHasFocus() && focus()}
        >
          <TextBox
            {...eventHandlers({ change, openLink })}
            editorKey={editorKey}
            editor={editor}
            field={field}
            editorState={state}
            onChange={change}
            onBlur={handleBlur}
          />
        </RenewedOnError>
      </div>
      {offer}
      {dialog && <LinkDialog {...dialog} />}
    </>
  );
}

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

/**
 * Formatted text on draft-js, with its toolbar and the link dialog. It is memoized, so that a key
 * press does not compute its styles.
 */
export const RichEditor = memo(function RichEditor(props: DescriptionEditorProps) {
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
});

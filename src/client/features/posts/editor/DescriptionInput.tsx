import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { isBlankHtml } from '../../../../contract/blankHtml';
import { isBlank } from '../../../../contract/text';
import { FieldFrame, fieldState } from '../../../shared/ui/FieldFrame';
import type { FieldState } from '../../../shared/ui/FieldFrame';
import { useField } from '../../../shared/form/Form';
import { useNotices } from '../../../shared/notices/useNotices';
import { useTranslation } from '../../../shared/text/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { POST_FIELDS } from '../postFields';
import { PostHtml } from '../PostHtml';
import { richFormats, unsupportedContent } from './converters/unsupported';
import { PlainEditor } from './PlainEditor';
import type { DescriptionEditorProps } from './PlainEditor';
import { RichEditor } from './RichEditor';

type Mode = 'rich' | 'plain';

/** The names of content that editing a description would drop. */
interface Unsupported {
  /** Dropped in either mode. */
  always: string[];
  /** Additionally dropped as plain text. */
  asPlain: string[];
}

interface UnsupportedPanelProps {
  field: FieldState;
  html: string;
  unsupported: Unsupported;
  modes: Mode[];
  onChoose: (mode: Mode) => void;
  inputRef: (input: { focus: () => void }) => void;
}

const EDIT_LABELS: Record<Mode, string> = {
  rich: 'Edit as rich text',
  plain: 'Edit as plain text',
};

const preview = {
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 },
  ...{ maxHeight: 'min(70vh, 720px)', overflow: 'auto', bgcolor: 'background.paper' },
};

/**
 * Replaces the editor if editing would drop parts of a description. It lists these parts and shows
 * the description, which stays unchanged until the user decides.
 */
function UnsupportedPanel(props: UnsupportedPanelProps) {
  const { field, html, unsupported, modes, onChoose, inputRef } = props;
  const { t, formatList } = useTranslation();
  const listOf = (names: string[]) => formatList(names.map((name) => t(name)));
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
            {modes.length === 1 ? t('Edit anyway') : t(EDIT_LABELS[mode])}
          </Button>
        ))}
      </Box>
      <Box sx={preview}>
        <PostHtml html={html} />
      </Box>
    </Box>
  );
}

/** draft-js is archived and loses text with Android keyboards. */
const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent);

interface View {
  mode: Mode;
  html: string;
  unsupported: Unsupported | null;
}

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

function DescriptionEditor(props: DescriptionEditorProps) {
  const { field, inputRef, html } = props;
  const [view, setView] = useState(() => viewIn(isAndroid() ? 'plain' : 'rich', html));
  const { mode, unsupported } = view;
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
  const Editor = mode === 'rich' ? RichEditor : PlainEditor;
  return (
    <>
      {isAndroid() && <ModeSwitch mode={mode} onChoose={(next) => setView(viewIn(next, html))} />}
      <Editor {...props} html={view.html} />
    </>
  );
}

/** Browsers copy an image with its element as HTML. */
function hasOnlyImages(data: DataTransfer): boolean {
  const isText = !isBlank(data.getData('text/plain')) || !isBlankHtml(data.getData('text/html'));
  return !isText && [...data.files].some(({ type }) => type.startsWith('image/'));
}

function useImageAdvice() {
  const { t } = useTranslation();
  const { showAlert } = useNotices();
  const advise = (data: DataTransfer) => {
    if (!hasOnlyImages(data)) return;
    const field = t(POST_FIELDS.description_images.label);
    showAlert(t('Images do not go into the text. Add them to "{{field}}".', { field }));
  };
  return {
    onPasteCapture: ({ clipboardData }: ClipboardEvent) => advise(clipboardData),
    onDropCapture: ({ dataTransfer }: DragEvent) => advise(dataTransfer),
  };
}

interface DescriptionInputProps {
  /** Path of the field in the form's values. The value is HTML (`contract/postHtml.ts`). */
  name: string;
}

/**
 * The rich-text editor as a form field. Until the text changes, the field's value stays the exact
 * original string, so that saving an untouched description does not rewrite it.
 */
export function DescriptionInput({ name }: DescriptionInputProps) {
  const { id, label, message, isSaid, errorId } = useField(name);
  const saidBy = isSaid ? errorId : undefined;
  const field = useMemo(() => fieldState(id, { message, saidBy }), [id, message, saidBy]);
  const { field: bound } = useController({ name });
  const value = String(bound.value ?? '');
  const { onChange } = bound;
  const adviceHandlers = useImageAdvice();
  // A value that the editor has not written comes from outside, for example from a form reset, so
  // the editor opens it again.
  const [written, setWritten] = useState({ html: value, opened: 0 });
  if (written.html !== value) setWritten({ html: value, opened: written.opened + 1 });
  const change = useCallback(
    (html: string) => {
      setWritten(({ opened }) => ({ html, opened }));
      onChange(html);
    },
    [onChange],
  );
  return (
    <FieldFrame label={label} field={field} required>
      <div {...adviceHandlers}>
        <DescriptionEditor
          key={written.opened}
          html={value}
          field={field}
          onChange={change}
          onBlur={bound.onBlur}
          inputRef={bound.ref}
        />
      </div>
    </FieldFrame>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { EditorState } from 'draft-js';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { object, string } from 'yup';
import type { InferType } from 'yup';
import { Form } from '../../../shared/form/Form';
import { FormActions } from '../../../shared/form/FormActions';
import { TextInput } from '../../../shared/form/TextInput';
import { useTranslation } from '../../../shared/text/i18n';
import { focusFirst } from '../../../shared/ui/focusFirst';
import type { FieldTable } from '../../../shared/ui/fieldTable';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { linkAt, needsLinkText, removeLink, setLink } from './commands/inlineCommands';
import type { Command } from './commands/keys';
import { urlFromInput } from './converters/urls';

const linkSchema = object({
  url: string()
    .defined()
    .test(
      'link',
      'Please enter a web address, an e-mail address or a phone number.',
      (url) => urlFromInput(url) !== null,
    ),
  text: string().defined(),
});
type LinkForm = InferType<typeof linkSchema>;

const LINK_FIELDS: FieldTable<LinkForm> = {
  url: { label: 'Link address' },
  text: { label: 'Link text' },
};

interface LinkDialogProps {
  url: string;
  needsText: boolean;
  onSave: (url: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

const unchanged: Command = (state) => state;

/**
 * The state of the link dialog.
 *
 * @param current returns the editor's latest state
 * @param run changes the text and focuses it again
 * @returns `open`, and the dialog's props while it is open
 */
export function useLinkDialog(current: () => EditorState, run: (command: Command) => void) {
  const [opened, setOpened] = useState<{ url: string; needsText: boolean } | null>(null);
  const open = useCallback(
    () => setOpened({ url: linkAt(current()), needsText: needsLinkText(current()) }),
    [current],
  );
  const closeWith = (command: Command) => {
    // An open dialog would pull the focus back out of the text.
    flushSync(() => setOpened(null));
    run(command);
  };
  const dialog = opened && {
    ...opened,
    onSave: (url: string, text: string) => closeWith(setLink(url, text)),
    onRemove: () => closeWith(removeLink),
    onClose: () => closeWith(unchanged),
  };
  return { open, dialog };
}

/** Edits the URL of a link: http, https, mailto or tel. `example.org` becomes https. */
export function LinkDialog({ url, needsText, onSave, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog open onClose={onClose} disableRestoreFocus>
      {(close) => (
        <>
          <DialogTitle>{url ? t('Edit link') : t('Add link')}</DialogTitle>
          {/* React events bubble through portals, and this one would submit the post. */}
          <DialogContent
            ref={focusFirst}
            onSubmit={(event) => event.stopPropagation()}
            sx={{ pb: 0 }}
          >
            <Form<LinkForm>
              schema={linkSchema}
              defaultValues={{ url, text: '' }}
              edited={null}
              fields={LINK_FIELDS}
              submit={({ values }) => void onSave(urlFromInput(values.url) ?? '', values.text)}
              actions={
                <FormActions layout="dialog" submitLabel={t('Save link')} onCancel={close} />
              }
            >
              <TextInput name="url" autoComplete="url" required />
              {needsText && <TextInput name="text" autoComplete="off" />}
              {url && (
                <Box>
                  <Button variant="text" color="error" onClick={onRemove}>
                    {t('Remove link')}
                  </Button>
                </Box>
              )}
            </Form>
          </DialogContent>
        </>
      )}
    </FormDialog>
  );
}

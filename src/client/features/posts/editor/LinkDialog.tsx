import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { InferType } from 'yup';
import { Form } from '../../../shared/form/Form';
import { FormActions } from '../../../shared/form/FormActions';
import { TextInput } from '../../../shared/form/TextInput';
import { typedLink } from './converters/links';

const linkSchema = object({
  url: string()
    .defined()
    .test(
      'link',
      'Please enter a web address, an e-mail address or a phone number.',
      (url) => typedLink(url) !== null,
    ),
  text: string().defined(),
});
type LinkForm = InferType<typeof linkSchema>;

interface LinkDialogProps {
  /** Address of the link that is there; '' for a new one. */
  url: string;
  /** A new link with nothing selected needs a text. */
  needsText: boolean;
  onSave: (url: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Sets the address of a link: http, https, mailto or tel; `example.org` becomes https. */
export function LinkDialog({ url, needsText, onSave, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const save = (values: LinkForm) => onSave(typedLink(values.url) ?? '', values.text);
  return (
    <Dialog open onClose={onClose} disableRestoreFocus aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{url ? t('Edit link') : t('Add link')}</DialogTitle>
      {/* The dialog's form stands in that of the post, as far as React's events go. */}
      <DialogContent sx={{ pb: 2.5 }} onSubmit={(event) => event.stopPropagation()}>
        <Form<LinkForm>
          schema={linkSchema}
          defaultValues={{ url, text: '' }}
          onSubmit={save}
          actions={<FormActions layout="dialog" submitLabel={t('Save link')} onCancel={onClose} />}
        >
          <TextInput name="url" label={t('Link address')} autoComplete="url" required />
          {needsText && <TextInput name="text" label={t('Link text')} autoComplete="off" />}
          {url && (
            <Box>
              <Button variant="text" color="error" onClick={onRemove}>
                {t('Remove link')}
              </Button>
            </Box>
          )}
        </Form>
      </DialogContent>
    </Dialog>
  );
}

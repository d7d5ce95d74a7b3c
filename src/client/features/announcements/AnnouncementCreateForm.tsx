import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announcementCreateSchema } from '../../../contract/announcement';
import { isApiError } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { AnnouncementFields } from './AnnouncementFields';
import { useCreateAnnouncementMutation } from './announcementsApi';
import type { NewAnnouncement } from './announcementsApi';

interface AnnouncementCreateFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** A new announcement; the parent closes the dialog once it is saved (readings 48, 49). */
export function AnnouncementCreateForm({ onSaved, onCancel }: AnnouncementCreateFormProps) {
  const { t } = useTranslation();
  const [create] = useCreateAnnouncementMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: NewAnnouncement, form: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await create(values);
    if (!error) return onSaved();
    setMessage('Failed to create announcement.');
    if (isApiError(error)) applyServerErrors(error.errors, form.setError);
  };

  return (
    <Form
      schema={announcementCreateSchema}
      defaultValues={{ text: '', type: '' }}
      onSubmit={submit}
      message={message}
      actions={<FormActions layout="dialog" submitLabel={t('Create')} onCancel={onCancel} />}
    >
      <AnnouncementFields required />
    </Form>
  );
}

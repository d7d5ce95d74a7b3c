import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announcementEditSchema } from '../../../contract/announcement';
import type { AnnouncementForm } from '../../../contract/announcement';
import { isApiError } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { AnnouncementFields } from './AnnouncementFields';
import { useUpdateAnnouncementMutation } from './announcementsApi';
import type { StoredAnnouncement } from './announcementsApi';

interface AnnouncementEditFormProps {
  announcement: StoredAnnouncement;
  onSaved: () => void;
  onCancel: () => void;
}

/** Changes an announcement. Its text may be blank: that takes the notice down (readings 3). */
export function AnnouncementEditForm(props: AnnouncementEditFormProps) {
  const { announcement, onSaved, onCancel } = props;
  const { id, text, type } = announcement;
  const { t } = useTranslation();
  const [update] = useUpdateAnnouncementMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: AnnouncementForm, form: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await update({ id, ...values });
    if (!error) return onSaved();
    setMessage('Failed to update announcement.');
    if (isApiError(error)) applyServerErrors(error.errors, form.setError);
  };

  return (
    <Form
      schema={announcementEditSchema}
      defaultValues={{ text, type }}
      onSubmit={submit}
      message={message}
      actions={<FormActions layout="dialog" submitLabel={t('Update')} onCancel={onCancel} />}
    >
      <AnnouncementFields storedType={type} />
    </Form>
  );
}

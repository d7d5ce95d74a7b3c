import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import {
  ANNOUNCEMENT_TYPES,
  announcementCreateSchema,
  announcementEditSchema,
} from '../../../contract/announcement';
import type { AnnouncementForm } from '../../../contract/announcement';
import { selectAcceptsKeys } from '../../shared/api/serverSlice';
import { Form } from '../../shared/form/Form';
import type { FieldTable } from '../../shared/form/fieldTable';
import { FormActions } from '../../shared/form/FormActions';
import { SelectInput } from '../../shared/form/SelectInput';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/text/i18n';
import { rowMarked } from '../../shared/lists/markedRowSlice';
import { paths } from '../../shared/paths';
import { truncate } from '../../shared/text/truncate';
import type { Proposal } from './announcementDialogSlice';
import {
  readAnnouncement,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from './announcementsApi';
import type { StoredAnnouncement } from './announcementsApi';
import { TemplateBlanks } from './templates/UseTemplate';
import { UseTemplate } from './templates/UseTemplate';
import { useReview } from './useReview';

interface AnnouncementFieldsProps {
  /** The stored type. An unknown word of another server stays an option, so that saving keeps it. */
  storedType?: string;
  required?: boolean;
  /** Whether the server keeps templates. */
  hasTemplates: boolean;
}

/** Text and type. The text has the focus as the dialog opens. */
function AnnouncementFields(props: AnnouncementFieldsProps) {
  const { storedType = '', required, hasTemplates } = props;
  const { t } = useTranslation();
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('text'), [setFocus]);

  const types = new Set<string>([...ANNOUNCEMENT_TYPES, storedType]);
  types.delete('');
  return (
    <>
      {hasTemplates && <UseTemplate />}
      <TextInput name="text" label={t('Text')} multiline required={required} />
      <TemplateBlanks />
      <SelectInput
        name="type"
        label={t('Type')}
        options={[...types].map((type) => ({ value: type, label: t(type) }))}
        placeholder={storedType ? undefined : t('Select a type')}
        required={required}
      />
    </>
  );
}

/** Enough of a text to know it by. */
const nameOf = ({ text }: { text: string }) => truncate(text, 80);

function TypeName({ type }: { type: string }) {
  const { t } = useTranslation();
  return t(type);
}

const FIELDS: FieldTable<AnnouncementForm> = {
  text: { label: 'Text' },
  type: { label: 'Type', show: (type) => <TypeName type={type} /> },
};

interface DialogFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

export function AnnouncementCreateForm({ onSaved, onCancel }: DialogFormProps) {
  const { t } = useTranslation();
  const [create] = useCreateAnnouncementMutation();
  const { review, dialog } = useReview(null);
  // Without an announcement nothing else says whether the server is ours.
  const hasTemplates = useSelector(selectAcceptsKeys);
  return (
    <Form
      schema={announcementCreateSchema}
      defaultValues={{ text: '', type: '' }}
      draft={{ name: 'announcement:new', fields: FIELDS, page: paths.Announcement }}
      submit={create}
      review={review}
      failureText="Failed to create announcement."
      successText={t('Announcement created successfully!')}
      nameOf={nameOf}
      onSaved={onSaved}
      actions={<FormActions layout="dialog" submitLabel={t('Create')} onCancel={onCancel} />}
    >
      <AnnouncementFields hasTemplates={hasTemplates} required />
      {dialog}
    </Form>
  );
}

interface AnnouncementEditFormProps extends DialogFormProps {
  announcement: StoredAnnouncement;
  /** A change to begin with, which is not saved. */
  proposal?: Proposal;
}

/** The text may be blank: that takes the announcement down. */
export function AnnouncementEditForm(props: AnnouncementEditFormProps) {
  const { announcement, proposal, onSaved, onCancel } = props;
  const { id, text, type, issued_at } = announcement;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [update] = useUpdateAnnouncementMutation();
  const [stored, setStored] = useState<StoredAnnouncement>(announcement);
  const { review, dialog } = useReview(stored);
  return (
    <Form
      schema={announcementEditSchema}
      defaultValues={{ text, type }}
      draft={{ name: `announcement:${id}`, fields: FIELDS, page: paths.Announcement }}
      proposal={proposal && { values: proposal }}
      submit={(save) => update({ ...save, id })}
      review={review}
      edited={{
        version: announcement.version,
        read: (current) => {
          const read = readAnnouncement(current);
          return read && { text: read.text, type: read.type };
        },
        onStale: (current) => setStored(readAnnouncement(current) ?? stored),
        fields: FIELDS,
      }}
      failureText="Failed to update announcement."
      successText={t('Announcement updated successfully!')}
      nameOf={nameOf}
      onSaved={() => {
        onSaved();
        dispatch(rowMarked(paths.Announcement, id));
      }}
      actions={<FormActions layout="dialog" submitLabel={t('Update')} onCancel={onCancel} />}
    >
      <AnnouncementFields storedType={type} hasTemplates={issued_at !== undefined} />
      {dialog}
    </Form>
  );
}

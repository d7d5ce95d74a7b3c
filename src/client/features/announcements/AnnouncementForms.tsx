import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { announcementCreateSchema, announcementEditSchema } from '../../../contract/announcement';
import { ANNOUNCEMENT_TYPES } from '../../../contract/announcementTypes';
import type { AnnouncementForm } from '../../../contract/announcement';
import type { Id } from '../../../contract/ids';
import { isBlank } from '../../../contract/text';
import { isApiError } from '../../shared/api/apiError';
import { unwrap } from '../../shared/api/normalize';
import { useHas } from '../../shared/api/serverSlice';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { SelectInput } from '../../shared/form/SelectInput';
import { TextInput } from '../../shared/form/TextInput';
import { SmsCount } from '../../shared/share/SmsCount';
import { useTranslation } from '../../shared/text/i18n';
import type { UndoOffer } from '../../shared/notices/offerUndo';
import { rowMarked } from '../../shared/lists/highlightedRowSlice';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { truncate } from '../../shared/text/truncate';
import { undone } from './announcementDialogSlice';
import type { Proposal } from './announcementDialogSlice';
import { ANNOUNCEMENT_FIELDS } from './announcementFields';
import { AREAS_FIELD } from './areas';
import { AreasHint } from './AreasHint';
import { AreasInput } from './AreasInput';
import {
  publishAgain,
  readAnnouncement,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from './announcementsApi';
import type { LoadedAnnouncement } from './announcementsApi';
import { smsTextOf } from './inForce';
import { TemplateBlanks, UseTemplate } from './templates/UseTemplate';
import { useShareAnnouncement } from './useShareAnnouncement';
import { isChange, needsReview, useReview } from './useReview';

interface AnnouncementFieldsProps {
  /**
   * The stored type. An unknown type of another server stays an option, so that saving keeps it.
   */
  storedType?: string;
  required?: boolean;
}

/** The values of the form as the user changes them. */
function useTypedNotice(): Proposal {
  const [text, type, areas] = useWatch<Proposal, ['text', 'type', 'areas']>({
    name: ['text', 'type', 'areas'],
  });
  return { text, type, areas };
}

function TypedSmsCount() {
  const notice = useTypedNotice();
  return isBlank(notice.text) ? null : <SmsCount text={smsTextOf(notice)} />;
}

/** Text, areas and type. The text has the focus when the dialog opens. */
function AnnouncementFields(props: AnnouncementFieldsProps) {
  const { storedType = '', required } = props;
  const { t } = useTranslation();
  const hasTemplates = useHas('templates');
  const { setFocus } = useFormContext();
  const [choice, setChoice] = useState<object | null>(null);
  useEffect(() => setFocus('text'), [setFocus]);

  const types = new Set<string>([...ANNOUNCEMENT_TYPES, storedType]);
  types.delete('');
  return (
    <>
      <TextInput name="text" multiline required={required} />
      <TypedSmsCount />
      <TemplateBlanks choice={choice} />
      <AreasInput name="areas" none={AREAS_FIELD.none} note={<AreasHint />} />
      <SelectInput
        name="type"
        options={[...types].map((type) => ({ value: type, label: t(type) }))}
        placeholder={storedType ? undefined : t('Select a type')}
        required={required}
      />
      {hasTemplates && <UseTemplate onChosen={() => setChoice({})} />}
    </>
  );
}

interface ReviewedActionsProps extends Omit<ComponentProps<typeof FormActions>, 'layout' | 'note'> {
  /** The announcement in force; null if there is none. */
  before: Proposal | null;
}

/** The form's buttons, with a note if a review follows the submit. */
function ReviewedActions({ before, ...actions }: ReviewedActionsProps) {
  const { t } = useTranslation();
  const note = needsReview(before, useTypedNotice())
    ? t('You review it before the public sees it.')
    : '';
  return <FormActions {...actions} layout="dialog" note={note} />;
}

interface DialogFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

const isStale = (error: unknown) => isApiError(error) && error.status === 412;

/** What the message about a save offers. */
function useOffers() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const mayEdit = useCan('announcement-edit');
  const share = useShareAnnouncement();

  /** @param before what the save has replaced; its text is blank if nothing was in force */
  const undoOf = (before: Proposal, saved: LoadedAnnouncement | null): UndoOffer | undefined => {
    if (!saved || !mayEdit) return undefined;
    const { id, version } = saved;
    const { text, type, areas } = before;
    const previous = { id, key: nanoid(), version, values: { text, type, areas } };
    const isDown = isBlank(text);
    return {
      call: () => dispatch(publishAgain(previous)),
      undone: isDown
        ? t('The announcement is taken down again.')
        : t('The previous text is published again.'),
      undoneAbout: isDown ? undefined : truncate(text, 40),
      onUndone: () => dispatch(undone(id)),
      failureOf: (error) =>
        isStale(error)
          ? t('Somebody else has changed the announcement meanwhile.')
          : 'Failed to update announcement.',
      isFinal: isStale,
    };
  };

  const shareOf = (saved: LoadedAnnouncement | null) =>
    saved && !isBlank(saved.text)
      ? { label: t('Share'), onPress: () => void share(saved) }
      : undefined;

  return { undoOf, shareOf };
}

/** @param values what was sent; the response of another server may be empty */
function readSaved(response: unknown, id: Id | undefined, sent: Proposal) {
  const saved = readAnnouncement(unwrap(response));
  return saved ?? (id === undefined ? null : { id, ...sent });
}

export function AnnouncementCreateForm({ onSaved, onCancel }: DialogFormProps) {
  const { t } = useTranslation();
  const [create] = useCreateAnnouncementMutation();
  const hasAreas = useHas('areas');
  const { review, dialog, before } = useReview(null);
  const { undoOf, shareOf } = useOffers();
  const read = (values: Omit<Proposal, 'type'> & { type: unknown }, response: unknown) =>
    readSaved(response, undefined, { ...values, type: String(values.type) });
  return (
    <Form
      schema={announcementCreateSchema}
      defaultValues={{ text: '', type: '', areas: hasAreas ? [] : undefined }}
      edited={null}
      fields={ANNOUNCEMENT_FIELDS}
      draftName="announcement:new"
      draftPage={paths.Announcement}
      submit={create}
      review={review}
      failureText="Failed to create announcement."
      successText={t('Announcement created successfully!')}
      undoOf={(values, response) => {
        const saved = read(values, response);
        return undoOf({ text: '', type: saved?.type ?? '' }, saved);
      }}
      asideOf={(values, response) => shareOf(read(values, response))}
      onSaved={onSaved}
      actions={<ReviewedActions before={before} submitLabel={t('Create')} onCancel={onCancel} />}
    >
      <AnnouncementFields required />
      {dialog}
    </Form>
  );
}

/** The values of the form. Without areas, the server keeps none. */
const valuesOf = ({ text, type, areas }: LoadedAnnouncement) => ({ text, type, areas });

interface AnnouncementEditFormProps extends DialogFormProps {
  announcement: LoadedAnnouncement;
  /** Unsaved values to start with. */
  proposal?: Proposal;
}

/** The edit form. A blank text takes the announcement down. */
export function AnnouncementEditForm(props: AnnouncementEditFormProps) {
  const { announcement, proposal, onSaved, onCancel } = props;
  const { id } = announcement;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [update] = useUpdateAnnouncementMutation();
  const [stored, setStored] = useState<LoadedAnnouncement>(announcement);
  const { review, dialog, before } = useReview(stored);
  const { undoOf, shareOf } = useOffers();
  const read = (values: AnnouncementForm, response: unknown) => readSaved(response, id, values);
  return (
    <Form
      schema={announcementEditSchema}
      defaultValues={valuesOf(announcement)}
      fields={ANNOUNCEMENT_FIELDS}
      draftName={`announcement:${id}`}
      draftPage={paths.Announcement}
      proposal={proposal}
      proposalNote={null}
      submit={(save) => update({ ...save, id })}
      review={review}
      edited={{
        version: announcement.version,
        read: (current) => {
          const read = readAnnouncement(current);
          return read && valuesOf(read);
        },
        onStale: (current) => setStored(readAnnouncement(current) ?? stored),
      }}
      failureText="Failed to update announcement."
      successText={t('Announcement updated successfully!')}
      undoOf={(values, response) =>
        isChange(before, values) ? undoOf(stored, read(values, response)) : undefined
      }
      asideOf={(values, response) => shareOf(read(values, response))}
      onSaved={() => {
        onSaved();
        dispatch(rowMarked(paths.Announcement, id));
      }}
      actions={<ReviewedActions before={before} submitLabel={t('Update')} onCancel={onCancel} />}
    >
      <AnnouncementFields storedType={announcement.type} />
      {dialog}
    </Form>
  );
}

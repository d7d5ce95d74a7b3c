import { act, screen } from '@testing-library/react';
import { array, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { makeStore } from '../../../../../src/client/app/store';
import type { FieldTable } from '../../../../../src/client/shared/ui/fieldTable';
import { FileInput } from '../../../../../src/client/shared/form/files/FileInput';
import { ScalePhotoContext } from '../../../../../src/client/shared/form/files/PhotoQueue';
import type { ScalePhoto } from '../../../../../src/client/shared/form/files/PhotoQueue';
import { Form } from '../../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../../src/client/shared/form/FormActions';
import { PasswordInput } from '../../../../../src/client/shared/form/PasswordInput';
import { TextInput } from '../../../../../src/client/shared/form/TextInput';
import { started } from '../../../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../../../helpers/client/builders';
import { renderShared } from '../../renderShared';

const schema = object({
  title: string().defined(),
  text: string().defined(),
  password: string().defined(),
  photos: array(mixed().required()).defined(),
});
type Note = InferType<typeof schema>;

const fields: FieldTable<Note> = {
  title: { label: 'Title' },
  text: { label: 'Text' },
  password: { label: 'Password', isSecret: true },
  photos: { label: 'Photos' },
};

const blank: Note = { title: '', text: '', password: '', photos: [] };

interface Opened {
  /** The edited note; a new one by default. */
  name?: string;
  stored?: Partial<Note>;
  /** The id of the signed-in user. */
  owner?: number;
  /** Scales photos; by default the browser cannot. */
  scale?: ScalePhoto | null;
}

type Sent = jest.Mock<Promise<object>, [Note]>;

const NoteForm = ({
  name,
  stored,
  sent,
}: Required<Pick<Opened, 'name' | 'stored'>> & { sent: Sent }) => (
  <Form
    edited={null}
    schema={schema}
    defaultValues={{ ...blank, ...stored }}
    fields={fields}
    draftName={name}
    submit={({ values }) => sent(values)}
    actions={<FormActions submitLabel="Send" cancelTo="/elsewhere" />}
  >
    <TextInput name="title" />
    <TextInput name="text" />
    <PasswordInput name="password" />
    <FileInput name="photos" multiple />
  </Form>
);

/** Opens a form that keeps a draft; `sent` receives what it submits. */
export function openNote(opened: Opened = {}) {
  const { name = 'note:new', stored = {}, owner = 7, scale = null } = opened;
  const store = makeStore();
  store.dispatch(started(buildSession({ id: owner })));
  const sent: Sent = jest.fn<Promise<object>, [Note]>(() => Promise.resolve({}));
  const form = (
    <ScalePhotoContext value={scale}>
      <NoteForm name={name} stored={stored} sent={sent} />
    </ScalePhotoContext>
  );
  return { ...renderShared(form, store), sent };
}

export const title = () => screen.getByLabelText('Title');
export const text = () => screen.getByLabelText('Text');
export const press = (name: string) => screen.getByRole('button', { name });
const OFFER = /^What you wrote here on .+ was not sent\./;
export const offer = () => screen.queryByText(OFFER);
export const findOffer = () => screen.findByText(OFFER);

/** Writes pending changes, as a page does when it is reloaded, closed or lost. */
export const hidePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

/** Finds the status in the actions bar once the write is confirmed. */
export const saved = () => screen.findByText(/^Saved on this device \d\d:\d\d$/);

/** Leaves a form after its draft has been stored. */
export async function leave({ unmount }: { unmount: () => void }): Promise<void> {
  hidePage();
  await saved();
  unmount();
}

/** Opens the form, enters this title and leaves. */
export async function leaveTitle(entered: string, opened?: Opened): Promise<void> {
  const view = openNote(opened);
  await view.user.type(title(), entered);
  await leave(view);
}

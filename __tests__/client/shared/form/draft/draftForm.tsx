import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { object, string } from 'yup';
import { makeStore } from '../../../../../src/client/app/store';
import { theme } from '../../../../../src/client/app/theme/theme';
import { useDraftSlot } from '../../../../../src/client/shared/form/draftSlot';
import { Form } from '../../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../../src/client/shared/form/FormActions';
import { FormDraft } from '../../../../../src/client/shared/form/FormDraft';
import { TextInput } from '../../../../../src/client/shared/form/TextInput';
import { started } from '../../../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../../../helpers/client/builders';

const schema = object({ title: string().defined(), text: string().defined() });
const FIELDS = ['title', 'text'];
const blank = { title: '', text: '' };

interface Opened {
  /** What is edited; by default something new. */
  name?: string;
  stored?: Partial<typeof blank>;
  /** The id of the signed-in user. */
  owner?: number;
}

type Sent = jest.Mock<Promise<object>, [typeof blank]>;

function NoteForm({ name, stored, sent }: Required<Omit<Opened, 'owner'>> & { sent: Sent }) {
  const slot = useDraftSlot(name);
  return (
    <Form
      schema={schema}
      defaultValues={{ ...blank, ...stored }}
      submit={sent}
      onSaved={() => slot.close()}
      actions={<FormActions submitLabel="Send" cancelTo="/elsewhere" />}
    >
      <FormDraft slot={slot} fields={FIELDS} />
      <TextInput name="title" label="Title" />
      <TextInput name="text" label="Text" />
    </Form>
  );
}

/** Opens a form of two texts that keeps its draft; `sent` receives what it submits. */
export function openNote({ name = 'note:new', stored = {}, owner = 7 }: Opened = {}) {
  const store = makeStore();
  store.dispatch(started(buildSession({ id: owner })));
  const sent: Sent = jest.fn<Promise<object>, [typeof blank]>(() => Promise.resolve({}));
  const router = createMemoryRouter([
    { path: '/', element: <NoteForm {...{ name, stored, sent }} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return { ...view, store, sent, user: userEvent.setup() };
}

export const title = () => screen.getByLabelText('Title');
export const text = () => screen.getByLabelText('Text');
export const press = (name: string) => screen.getByRole('button', { name });
export const offer = () => screen.queryByText(/^What you wrote here on .+ was not sent\./);

/** The keys of the stored drafts. */
export const drafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('form-draft:'));

/** Writes what is waiting, as a page does that is reloaded, closed or lost. */
export const hidePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

export function leave({ unmount }: { unmount: () => void }): void {
  hidePage();
  unmount();
}

/** Opens the form, enters this title and leaves. */
export async function leaveTitle(entered: string, opened?: Opened): Promise<void> {
  const view = openNote(opened);
  await view.user.type(title(), entered);
  leave(view);
}

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { answered, lost } from '../../../src/client/shared/api/connectionSlice';
import { ConfirmDialog } from '../../../src/client/shared/ui/ConfirmDialog';
import { ReadingDialog } from '../../../src/client/shared/ui/ReadingDialog';
import { Notices } from '../../../src/client/shared/ui/Notices';
import { successShown } from '../../../src/client/shared/notices/noticesSlice';
import { useNotices } from '../../../src/client/shared/notices/useNotices';
import { BURMESE, renderShared } from './renderShared';
import { answer, button, focused } from '../../helpers/client/screens';

const QUESTION = 'Are you sure you want to delete this slider?';

function Page() {
  const { showAlert, showSuccess, confirm } = useNotices();
  const dispatch = useDispatch();
  const [answers, setAnswers] = useState<boolean[]>([]);
  const ask = () =>
    void confirm(QUESTION).then((answer) => setAnswers((before) => [...before, answer]));
  return (
    <>
      <button onClick={() => showAlert(BURMESE)}>Fail</button>
      <button onClick={() => showAlert('Failed.', { status: 0 }, ask)}>Disconnect</button>
      <button onClick={() => showSuccess('User created successfully!')}>Succeed</button>
      <button onClick={() => dispatch(successShown('Deleted.', 'Undo', { about: 'Flood' }))}>
        Offer
      </button>
      <button onClick={ask}>Ask</button>
      <button onClick={() => [ask(), ask()]}>Ask twice</button>
      <p>Answers: {answers.join(', ')}</p>
      <Notices />
      <ConfirmDialog />
    </>
  );
}

it('alerts stay until dismissed, with the text alone in the alert', async () => {
  const { user } = renderShared(<Page />);
  await user.click(button('Fail'));
  expect(screen.getByRole('alert').innerHTML).toBe(BURMESE);
  await user.click(button('Close'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('alerts stay when the connection is back, and offer to try again', async () => {
  const { user, store } = renderShared(<Page />);
  act(() => void store.dispatch(lost(0)));
  await user.click(button('Disconnect'));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  act(() => void store.dispatch(answered()));
  expect(screen.getByRole('alert').textContent).toBe('Failed.');
  expect(screen.getByText(/The connection is back\.$/)).toBeVisible();
  await user.click(button('Try again'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByText(QUESTION)).toBeVisible();
});

describe('success messages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const show = async (name = 'Succeed') => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderShared(<Page />);
    // The live region exists before the notices.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button(name));
    return user;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('contain the text alone and disappear after five seconds', async () => {
    await show();
    expect(screen.getByRole('status').innerHTML).toBe('User created successfully!');
    wait(4999);
    expect(screen.getByRole('status')).toHaveTextContent('User created successfully!');
    wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay ten seconds with a button, which closes them', async () => {
    const user = await show('Offer');
    wait(9999);
    expect(button('Undo')).toBeVisible();
    wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button('Offer'));
    act(() => button('Undo').focus());
    wait(60_000);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('are announced as one message with their name', async () => {
    await show('Offer');
    const region = screen.getByRole('status').parentElement;
    expect(region).toHaveTextContent('Deleted.“Flood”');
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveAttribute('aria-atomic', 'true');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  });

  it('stay while the pointer rests on them', async () => {
    const user = await show();
    await user.hover(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('User created successfully!');
    await user.unhover(screen.getByRole('status'));
    wait(5000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay while the focus is in them, and close by hand', async () => {
    const user = await show();
    act(() => button('Close').focus());
    wait(60_000);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

function DialogPage() {
  const [isOpen, setIsOpen] = useState(false);
  const { showSuccess } = useNotices();
  return (
    <Notices>
      <button onClick={() => showSuccess('Saved.')}>Save</button>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <ReadingDialog title="Detail" open={isOpen} onClose={() => setIsOpen(false)}>
        <button onClick={() => showSuccess('Renewed.')}>Renew</button>
      </ReadingDialog>
    </Notices>
  );
}

it('stand above the buttons of an open dialog, and return when it closes', async () => {
  const { user } = renderShared(<DialogPage />);
  await user.click(button('Save'));
  await user.click(button('Open'));
  const detail = await screen.findByRole('dialog', { name: 'Detail' });
  expect(detail).toContainElement(screen.getByText('Saved.'));
  await user.click(button('Renew'));
  expect(detail).toContainElement(screen.getByText('Renewed.'));
  await user.keyboard('{Escape}');
  expect(detail).not.toContainElement(screen.getByText('Renewed.'));
  expect(screen.getByText('Renewed.')).toBeVisible();
});

describe('confirmations', () => {
  const ask = async () => {
    const view = renderShared(<Page />);
    await view.user.click(button('Ask'));
    return view;
  };
  const answered = (text: string) =>
    waitFor(() => expect(screen.getByText(/^Answers/)).toHaveTextContent(text));

  it('ask in an alert dialog that starts on Cancel, resolve to true on Delete and return the focus', async () => {
    const { user } = await ask();
    expect(screen.getByRole('alertdialog', { name: QUESTION })).toBeVisible();
    await focused(() => button('Cancel'));
    await answer(user, 'Delete');
    await answered('Answers: true');
    await focused(() => button('Ask'));
  });

  it.each([
    ['Cancel', '{Enter}'],
    ['Escape', '{Escape}'],
  ])('resolve to false on %s', async (_, key) => {
    const { user } = await ask();
    await user.keyboard(key);
    await answered('Answers: false');
  });

  it('never answer two questions with one press', async () => {
    const { user } = renderShared(<Page />);
    await user.click(button('Ask twice'));
    await answered('Answers: false');
    await user.click(button('Delete'));
    await answered('Answers: false, true');
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { paste, showDescription, textbox } from './descriptionForm';

const QUESTION = 'This looks like Zawgyi. Convert to Unicode?';
const ZAWGYI = '<p>မုန္တိုင္း<strong>သတိေပးခ်က္</strong></p>';
const UNICODE = '<p>မုန်တိုင်း<strong>သတိပေးချက်</strong></p>';

const press = (name: string) => screen.getByRole('button', { name });

it('offers to convert what was pasted into the editor, and keeps its formats', async () => {
  const { user, send } = showDescription();
  paste({ text: 'မုန္တိုင္းသတိေပးခ်က္', html: ZAWGYI });
  await screen.findByText(QUESTION);
  expect(await send()).toBe(ZAWGYI);
  await user.click(press('Convert'));
  expect(await send()).toBe(UNICODE);
  await user.click(press('Undo conversion'));
  expect(await send()).toBe(ZAWGYI);
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

it('offers it for a stored description once the editor is left, and leaves that as it is', async () => {
  const { user, send } = showDescription(ZAWGYI);
  fireEvent.focus(textbox());
  fireEvent.blur(textbox());
  await screen.findByText(QUESTION);
  await user.click(press('Keep as it is'));
  expect(await send()).toBe(ZAWGYI);
});

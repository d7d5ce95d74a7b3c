import { screen } from '@testing-library/react';
import { format, paste, showDescription, textbox } from './descriptionForm';

const FOREIGN = '<p class="x">rain</p><table><tbody><tr><td>wind</td></tr></table>';
const FORMATTED = '<h2>rain</h2><p><strong>wind</strong></p>';
const PLAIN = '<p>မိုး &amp; လေ</p><p><br></p>';

const message = (text: string) => screen.findByText(text);

describe('a description with unsupported content', () => {
  it('is shown with a list of what would be dropped, and submitted byte for byte', async () => {
    const { send } = showDescription(FOREIGN);
    expect(
      await message(
        'This description holds colours and styles of other programs and tables, which this editor cannot keep. It stays as it is until you edit it.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('cell', { name: 'wind' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
    expect(await send()).toBe(FOREIGN);
  });

  it('can be edited after confirmation, and is unchanged until then', async () => {
    const { user, send } = showDescription(FOREIGN);
    await user.click(screen.getByRole('button', { name: 'Edit anyway' }));
    expect(await send()).toBe(FOREIGN);
    paste({ text: 'heavy ' });
    expect(await send()).toBe('<p>heavy rain</p><p>wind</p>');
  });

  it('is not announced where everything can be kept', () => {
    showDescription(FORMATTED);
    expect(textbox()).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Editor' })).not.toBeInTheDocument();
  });
});

describe('on Android', () => {
  const agent = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent');

  beforeAll(() => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile';
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  });
  afterAll(() => agent && Object.defineProperty(navigator, 'userAgent', agent));

  it('starts with plain text, one line per paragraph', async () => {
    const { user, send } = showDescription(PLAIN);
    expect(textbox()).toHaveValue('မိုး & လေ\n');
    expect(format('Plain text')).toHaveAttribute('aria-pressed', 'true');
    expect(await send()).toBe(PLAIN);
    await user.type(textbox(), '<b>');
    expect(await send()).toBe('<p>မိုး &amp; လေ</p><p>&lt;b&gt;</p>');
    await user.type(textbox(), '{Backspace}{Backspace}{Backspace}');
    expect(await send()).toBe(PLAIN);
  });

  it('takes the focus and describes its error', async () => {
    const { send } = showDescription();
    await send();
    expect(textbox()).toHaveFocus();
    expect(textbox()).toHaveAccessibleDescription('Description is required.');
  });

  it('carries the text over to rich text', async () => {
    const { user, send } = showDescription();
    await user.type(textbox(), 'rain');
    await user.click(format('Rich text'));
    await user.click(format('Bullet list'));
    expect(await send()).toBe('<ul><li>rain</li></ul>');
  });

  it('asks before dropping formatting', async () => {
    const { user, send } = showDescription(FORMATTED);
    const question =
      'This description holds headings and bold, italic or underlined text, which plain text cannot keep. It stays as it is until you edit it.';
    expect(await message(question)).toBeVisible();
    expect(await send()).toBe(FORMATTED);
    await user.click(screen.getByRole('button', { name: 'Edit as rich text' }));
    await user.click(format('Plain text'));
    expect(await message(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit as plain text' }));
    expect(textbox()).toHaveValue('rain\nwind');
    expect(await send()).toBe(FORMATTED);
    await user.type(textbox(), '!');
    expect(await send()).toBe('<p>rain</p><p>wind!</p>');
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { selectAlert } from '../../../../src/client/shared/notices/noticesSlice';
import { writeInto } from '../../../helpers/client/screens';
import { format, paste, showDescription, textbox } from './descriptionForm';

const BURMESE = '<p>မုန်တိုင်း  <b>သတိပေးချက်</b></p>';
const FOREIGN = '<p class="x">rain</p><table><tbody><tr><td>wind</td></tr></table>';
const FORMATTED = '<h2>rain</h2><p><strong>wind</strong></p>';
const PLAIN = '<p>မိုး &amp; လေ</p><p><br></p>';
const ZAWGYI = '<p>မုန္တိုင္း<strong>သတိေပးခ်က္</strong></p>';
const UNICODE = '<p>မုန်တိုင်း<strong>သတိပေးချက်</strong></p>';

const QUESTION = 'This looks like Zawgyi. Convert to Unicode?';

describe('the description', () => {
  it('is a multi-line text box, required and named by its label', async () => {
    const { user } = showDescription();
    expect(textbox()).toHaveAttribute('aria-multiline', 'true');
    expect(textbox()).toBeRequired();
    expect(textbox()).toBeValid();
    await user.click(screen.getByText('Description'));
    expect(textbox()).toHaveFocus();
  });

  it('is submitted byte for byte until it changes, and once all changes are undone', async () => {
    const { user, send } = showDescription(BURMESE);
    await user.click(textbox());
    await user.tab();
    expect(await send()).toBe(BURMESE);
    paste({ text: 'rain' });
    expect(await send()).toBe('<p>rainမုန်တိုင်း <strong>သတိပေးချက်</strong></p>');
    await user.click(format('Undo'));
    expect(await send()).toBe(BURMESE);
    await user.click(format('Redo'));
    expect(await send()).toContain('rain');
  });

  it('shows its error, takes the focus, and clears the error once it is valid', async () => {
    const { user, send } = showDescription();
    await send();
    await waitFor(() => expect(textbox()).toHaveFocus());
    expect(textbox()).toBeInvalid();
    expect(textbox()).toHaveAccessibleDescription('Description is required.');
    paste({ text: 'rain' });
    await waitFor(() => expect(textbox()).toBeValid());
    await user.click(format('Undo'));
    await waitFor(() => expect(textbox()).toBeInvalid());
  });

  it.each(['paste', 'drop'] as const)(
    'says where images go on %s, and takes none',
    async (event) => {
      const { send, store } = showDescription('<p>rain</p>');
      const file = new File(['x'], 'satellite.png', { type: 'image/png' });
      const data = {
        types: ['Files'],
        files: [file],
        items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
        getData: () => '',
      };
      fireEvent[event](textbox(), { clipboardData: data, dataTransfer: data });
      expect(selectAlert(store.getState())?.text).toBe(
        'Images do not go into the text. Add them to "Description Image".',
      );
      expect(await send()).toBe('<p>rain</p>');
    },
  );

  it('says where an image goes that was copied with its element', () => {
    const { store } = showDescription('<p>rain</p>');
    const image = new File(['x'], 'map.png', { type: 'image/png' });
    paste({ html: '<img src="https://example.org/map.png" alt="Map">', files: [image] });
    expect(selectAlert(store.getState())?.text).toMatch(/^Images do not go into the text\./);
  });

  it('takes the text of a clipboard that has a picture of it, too', async () => {
    const { send, store } = showDescription();
    const image = new File(['x'], 'cells.png', { type: 'image/png' });
    paste({ text: 'Sittwe', html: '<table><td><b>Sittwe</b></table>', files: [image] });
    expect(await send()).toBe('<p><strong>Sittwe</strong></p>');
    expect(selectAlert(store.getState())).toBeNull();
  });

  it('names what a paste has lost', async () => {
    const { send, store } = showDescription();
    paste({ text: '1st', html: '<p>1<sup>st</sup></p><ol type="a"><li>rain</li></ol>' });
    expect(selectAlert(store.getState())?.text).toBe(
      'The pasted text had superscript or subscript and letters as list numbers, which this editor cannot keep.',
    );
    expect(await send()).toBe('<p>1st</p><ol><li>rain</li></ol>');
  });

  it('is cleared with its form', async () => {
    const { user } = showDescription('<p>rain</p>');
    paste({ text: 'heavy ' });
    expect(textbox()).toHaveTextContent('heavy rain');
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(textbox()).toHaveTextContent('');
  });
});

describe('a description in Zawgyi', () => {
  it('is converted with its formats after a paste if the user agrees', async () => {
    const { user, send } = showDescription();
    paste({ text: 'မုန္တိုင္းသတိေပးခ်က္', html: ZAWGYI });
    await screen.findByText(QUESTION);
    expect(await send()).toBe(ZAWGYI);
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(await send()).toBe(UNICODE);
    await user.click(screen.getByRole('button', { name: 'Undo conversion' }));
    expect(await send()).toBe(ZAWGYI);
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('is offered a conversion on blur if it was stored, and can stay unchanged', async () => {
    const { user, send } = showDescription(ZAWGYI);
    fireEvent.focus(textbox());
    fireEvent.blur(textbox());
    await screen.findByText(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Keep as it is' }));
    expect(await send()).toBe(ZAWGYI);
  });
});

describe('a description with unsupported content', () => {
  it('is shown with a list of the content to be dropped, and stays unchanged until the user agrees and edits', async () => {
    const { user, send } = showDescription(FOREIGN);
    expect(
      screen.getByText(
        'This description holds colours and styles of other programs and tables, which this editor cannot keep. It stays as it is until you edit it.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('cell', { name: 'wind' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
    expect(await send()).toBe(FOREIGN);
    await user.click(screen.getByRole('button', { name: 'Edit anyway' }));
    expect(await send()).toBe(FOREIGN);
    paste({ text: 'heavy ' });
    expect(await send()).toBe('<p>heavy rain</p><p>wind</p>');
  });

  it('shows no warning if everything can be kept', () => {
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

  it('leaves out of plain text what is struck out', async () => {
    const { user, send } = showDescription('<p>3<s>12</s> people</p>');
    await user.click(screen.getByRole('button', { name: 'Edit as plain text' }));
    expect(textbox()).toHaveValue('3 people');
    expect(await send()).toBe('<p>3<s>12</s> people</p>');
  });

  it('sends a text that a script has written', async () => {
    const { send } = showDescription(PLAIN);
    writeInto(textbox(), 'လေ');
    expect(await send()).toBe('<p>လေ</p>');
  });

  it('takes the focus and describes its error', async () => {
    const { send } = showDescription();
    await send();
    expect(textbox()).toHaveFocus();
    expect(textbox()).toHaveAccessibleDescription('Description is required.');
  });

  it('keeps the text when switching to rich text', async () => {
    const { user, send } = showDescription();
    await user.type(textbox(), 'rain');
    await user.click(format('Rich text'));
    await user.click(format('Bullet list'));
    expect(await send()).toBe('<ul><li>rain</li></ul>');
  });

  it('asks before dropping formatting', async () => {
    const { user, send } = showDescription(FORMATTED);
    const question =
      'This description holds headings and bold, italic, underlined or struck-out text, which plain text cannot keep. It stays as it is until you edit it.';
    expect(screen.getByText(question)).toBeVisible();
    expect(await send()).toBe(FORMATTED);
    await user.click(screen.getByRole('button', { name: 'Edit as rich text' }));
    await user.click(format('Plain text'));
    expect(screen.getByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit as plain text' }));
    expect(textbox()).toHaveValue('rain\nwind');
    expect(await send()).toBe(FORMATTED);
    await user.type(textbox(), '!');
    expect(await send()).toBe('<p>rain</p><p>wind!</p>');
  });
});

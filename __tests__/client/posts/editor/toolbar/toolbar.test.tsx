import { screen, within } from '@testing-library/react';
import { format, paste, showDescription, textbox } from '../descriptionForm';

const toolbar = () => screen.getByRole('toolbar', { name: 'Formatting' });

const NAMES = [
  ...['Text style: Normal', 'Bold', 'Italic', 'Underline', 'Strikethrough', 'Text colour', 'Link'],
  ...['Ordered list', 'Bullet list', 'Blockquote', 'Code block'],
  ...['Align left', 'Align center', 'Align right', 'Justify', 'Clear formatting', 'Undo', 'Redo'],
];

const BLOCKS = ['Ordered list', 'Bullet list', 'Blockquote', 'Code block'];
const ALIGNMENTS = ['Align center', 'Align right', 'Justify'];

/** The active formats, whose buttons are pressed. */
const pressed = () =>
  within(toolbar())
    .getAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label'));

describe('the toolbar', () => {
  it('offers every format by name, in one tab stop with arrow key navigation', async () => {
    const { user } = showDescription();
    const names = within(toolbar())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(NAMES);
    expect(format('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B');

    await user.tab();
    expect(format('Text style: Normal')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(format('Bold')).toHaveFocus();
    await user.keyboard('{End}');
    expect(format('Redo')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(format('Bold')).toHaveFocus();
    await user.tab();
    expect(textbox()).toHaveFocus();
    await user.tab({ shift: true });
    expect(format('Bold')).toHaveFocus();
    await user.keyboard('{Home}{Escape}');
    expect(textbox()).toHaveFocus();
  });

  it('turns each format on with one press, and off with another', async () => {
    const { user } = showDescription();
    for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough', ...BLOCKS, ...ALIGNMENTS]) {
      const isAlignment = ALIGNMENTS.includes(name);
      await user.click(format(name));
      expect(textbox()).toHaveFocus();
      const alignment = name === 'Code block' ? [] : ['Align left'];
      expect(pressed()).toEqual(isAlignment ? [name] : [name, ...alignment]);
      await user.click(format(isAlignment ? 'Align left' : name));
      expect(pressed()).toEqual(['Align left']);
    }
  });

  it('shows the block type and changes it to a heading', async () => {
    const { user, send } = showDescription('<h4>rain</h4>');
    await user.click(format('Text style: Heading 4'));
    const menu = screen.getByRole('menu', { name: 'Text style' });
    expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map((item) => item.textContent),
    ).toEqual([
      ...['Normal', 'Heading 1', 'Heading 2', 'Heading 3', 'Heading 4', 'Heading 5', 'Heading 6'],
    ]);
    expect(within(menu).getByRole('menuitemradio', { name: 'Heading 4' })).toBeChecked();
    await user.click(within(menu).getByRole('menuitemradio', { name: 'Heading 2' }));
    expect(textbox()).toHaveFocus();
    expect(format('Text style: Heading 2')).toBeVisible();
    expect(await send()).toBe('<h2>rain</h2>');
  });

  it('applies a colour and a style to new text; a menu that is dismissed returns the focus', async () => {
    const { user, send } = showDescription();
    await user.click(format('Text colour'));
    await user.keyboard('{Escape}');
    expect(format('Text colour')).toHaveFocus();
    await user.click(format('Text colour'));
    expect(screen.getByRole('menuitemradio', { name: 'Default colour' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Blue' }));
    await user.click(format('Bold'));
    paste({ text: 'rain' });
    expect(await send()).toBe('<p><span style="color:#1a56a8"><strong>rain</strong></span></p>');
  });

  it('enables Undo and Redo only where they apply', async () => {
    const { user } = showDescription();
    expect(format('Undo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(format('Undo'));
    paste({ text: 'rain' });
    expect(format('Undo')).not.toHaveAttribute('aria-disabled');
    await user.click(format('Undo'));
    expect(format('Redo')).not.toHaveAttribute('aria-disabled');
    expect(textbox()).toHaveTextContent('');
  });

  it('disables alignment in code', () => {
    showDescription('<pre>a</pre>');
    expect(format('Align center')).toHaveAttribute('aria-disabled', 'true');
    expect(format('Align left')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the link dialog', () => {
  it('adds a link with its own text without submitting the post', async () => {
    const { user, send, sent } = showDescription('<p>rain</p>');
    await user.click(format('Link'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add link' }));
    await user.click(dialog.getByLabelText('Link address'));
    await user.paste('javascript:x');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));
    expect(dialog.getByLabelText('Link address')).toBeInvalid();
    await user.clear(dialog.getByLabelText('Link address'));
    await user.paste('example.org');
    await user.click(dialog.getByLabelText('Link text'));
    await user.paste('map');
    await user.keyboard('{Enter}');
    expect(sent).not.toHaveBeenCalled();
    expect(textbox()).toHaveFocus();
    expect(format('Link')).toHaveAttribute('aria-pressed', 'true');
    expect(await send()).toBe('<p><a href="https://example.org">map</a>rain</p>');
  });

  it('changes and removes an existing link', async () => {
    const { user, send } = showDescription('<p><a href="https://a.org">rain</a></p>');
    await user.click(format('Link'));
    const address = screen.getByLabelText('Link address');
    expect(address).toHaveValue('https://a.org');
    await user.clear(address);
    await user.paste('duty@example.org');
    await user.keyboard('{Enter}');
    expect(await send()).toBe('<p><a href="mailto:duty@example.org">rain</a></p>');
    await user.click(format('Link'));
    await user.click(screen.getByRole('button', { name: 'Remove link' }));
    expect(await send()).toBe('<p>rain</p>');
  });
});

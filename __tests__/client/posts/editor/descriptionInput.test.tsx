import { screen, waitFor } from '@testing-library/react';
import { WORD } from './clipboards';
import { paste, showDescription, textbox } from './descriptionForm';

const BURMESE = '<p>မုန်တိုင်း  <b>သတိပေးချက်</b></p>';

describe('DescriptionInput', () => {
  it('is a multi-line text box named by its label', () => {
    showDescription();
    expect(textbox()).toHaveAttribute('aria-multiline', 'true');
    expect(textbox()).toBeRequired();
    expect(textbox()).toBeValid();
  });

  it('submits an untouched description byte for byte', async () => {
    const { user, send } = showDescription(BURMESE);
    await user.click(textbox());
    await user.tab();
    expect(await send()).toBe(BURMESE);
  });

  it('submits what was pasted', async () => {
    const { send } = showDescription();
    paste({ text: 'မိုးလေဝသ\n1 < 2' });
    expect(await send()).toBe('<p>မိုးလေဝသ</p><p>1 &lt; 2</p>');
  });

  it('submits the original once all changes are undone', async () => {
    const { user, send } = showDescription(BURMESE);
    paste({ text: 'rain' });
    expect(await send()).toBe('<p>rainမုန်တိုင်း <strong>သတိပေးချက်</strong></p>');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await send()).toBe(BURMESE);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await send()).toContain('rain');
  });

  it('cleans what Word copies', async () => {
    const { send } = showDescription();
    paste({ html: WORD });
    expect(await send()).toMatch(/^<h1>မုန်တိုင်းသတိပေးချက်<\/h1><p>Heavy <strong>rain/);
    expect(textbox().innerHTML).not.toMatch(/mso|<img|<script/i);
  });

  it('shows its error, takes the focus, and clears the error once it is valid', async () => {
    const { user, send } = showDescription();
    await send();
    await waitFor(() => expect(textbox()).toHaveFocus());
    expect(textbox()).toBeInvalid();
    expect(textbox()).toHaveAccessibleDescription('Description is required.');
    paste({ text: 'rain' });
    await waitFor(() => expect(textbox()).toBeValid());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(textbox()).toBeInvalid());
  });

  it('takes the focus when its label is clicked', async () => {
    const { user } = showDescription();
    await user.click(screen.getByText('Description'));
    expect(textbox()).toHaveFocus();
  });

  it('is cleared with its form', async () => {
    const { user } = showDescription('<p>rain</p>');
    paste({ text: 'heavy ' });
    expect(textbox()).toHaveTextContent('heavy rain');
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(textbox()).toHaveTextContent('');
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { Form } from '../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../src/client/shared/form/FormActions';
import { PasswordInput } from '../../../../src/client/shared/form/PasswordInput';
import { TextInput } from '../../../../src/client/shared/form/TextInput';
import { writeInto } from '../../../helpers/client/screens';
import { BURMESE, renderShared } from '../renderShared';
import { box, button, empty, filled, show, submitting } from './formScreen';

/** Writes as an extension of the browser does: React does not know the new value. */
function writeFromOutside(field: HTMLElement, value: string) {
  const { prototype } = HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

it.each([
  ['a script of the page', writeInto],
  ['an extension', writeFromOutside],
])('sends a text that %s has written, with any event or none', async (_, write) => {
  const submit = submitting();
  const { user } = show({ submit });
  const events = [
    new Event('input', { bubbles: true }),
    new Event('input'),
    new Event('change', { bubbles: true }),
    new Event('change'),
    null,
  ];
  for (const [index, event] of events.entries()) {
    const title = `${BURMESE} ${index}`;
    write(box('Title'), title);
    if (event) fireEvent(box('Title'), event);
    await user.click(button());
    expect(submit.mock.lastCall?.[0].values).toEqual({ ...filled, title });
  }
});

it('sends such a text on Control+Enter from another field', async () => {
  const submit = submitting();
  const { user } = show({ submit });
  await user.click(box('Title'));
  writeInto(box('Description'), BURMESE);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(submit.mock.lastCall?.[0].values).toEqual({ ...filled, description: BURMESE });
});

it('validates such a text', async () => {
  const submit = submitting();
  const { user } = show({ submit, defaultValues: empty });
  writeInto(box('Description'), BURMESE);
  writeInto(box('Role Name (English)'), 'Editor');
  await user.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
});

it('takes such a text over as soon as an event follows', () => {
  const Shown = () => <output>{useWatch<{ note: string }, 'note'>({ name: 'note' })}</output>;
  renderShared(
    <Form
      edited={null}
      schema={object({ note: string().defined() })}
      defaultValues={{ note: '' }}
      fields={{ note: { label: 'Note' } }}
      submit={jest.fn()}
    >
      <TextInput name="note" />
      <Shown />
    </Form>,
  );
  for (const bubbles of [true, false]) {
    writeInto(box('Note'), `Rain ${bubbles}`);
    fireEvent(box('Note'), new Event('input', { bubbles }));
    expect(screen.getByRole('status')).toHaveTextContent(`Rain ${bubbles}`);
  }
});

it('leaves a stored text as it is, although the field cannot show it exactly', async () => {
  const submit = submitting();
  const stored = { ...filled, title: 'Rain\nWind', description: 'Rain\r\nWind' };
  const { user } = show({ submit, defaultValues: stored });
  expect(box('Title')).toHaveValue('RainWind');
  await user.click(button());
  expect(submit.mock.lastCall?.[0].values).toEqual(stored);
});

it('sends a password that a script has written', async () => {
  const sent = jest.fn();
  const { user, getByLabelText } = renderShared(
    <Form
      edited={null}
      schema={object({ password: string().defined() })}
      defaultValues={{ password: '' }}
      fields={{ password: { label: 'Password' } }}
      submit={({ values }) => void sent(values)}
      actions={<FormActions submitLabel="Create" />}
    >
      <PasswordInput name="password" />
    </Form>,
  );
  writeInto(getByLabelText('Password'), 'သတိပေး 2026');
  await user.click(button());
  expect(sent).toHaveBeenCalledWith({ password: 'သတိပေး 2026' });
});

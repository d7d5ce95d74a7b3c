import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { Form } from '../../../../src/client/shared/form/Form';
import { PasswordInput } from '../../../../src/client/shared/form/PasswordInput';
import { TextInput } from '../../../../src/client/shared/form/TextInput';
import { renderShared } from '../renderShared';
import SAMPLES from '../../../fixtures/burmese/zawgyi.json';

const [[ZAWGYI = '', UNICODE = ''] = [], , [STORM = '', STORM_UNICODE = ''] = []] = SAMPLES;
const QUESTION = 'This looks like Zawgyi. Convert to Unicode?';

const text = string().defined();
const schema = object({ text, email: text, password: text, link: text });
const empty = { text: '', email: '', password: '', link: '' };

const fields = {
  text: { label: 'Text' },
  email: { label: 'Email' },
  password: { label: 'Password' },
  link: { label: 'Link' },
};

const showFields = (values = empty) =>
  renderShared(
    <Form
      edited={null}
      schema={schema}
      defaultValues={values}
      fields={fields}
      submit={() => undefined}
    >
      <TextInput name="text" multiline />
      <TextInput name="email" type="email" />
      <PasswordInput name="password" />
      <TextInput name="link" autoComplete="url" />
    </Form>,
  );

const field = (name = 'Text') => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByText(QUESTION);
const noQuestion = () => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();

it('offers a conversion after pasting, with before and after, and undoes it by one press', async () => {
  const { user } = showFields();
  await user.click(field());
  await user.paste(ZAWGYI);
  expect(await question()).toHaveAttribute('role', 'status');
  expect(screen.getByText(ZAWGYI, { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(UNICODE)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue(ZAWGYI);

  await user.click(button('Convert'));
  expect(field()).toHaveValue(UNICODE);
  expect(screen.getByRole('status')).toHaveTextContent('Converted to Unicode.');
  expect(button('Undo conversion')).toHaveFocus();

  await user.click(button('Undo conversion'));
  expect(field()).toHaveValue(ZAWGYI);
  expect(field()).toHaveFocus();
  // A conversion that the user has undone is not offered again.
  await user.tab();
  noQuestion();
});

it('offers nothing while typing, and withdraws Undo once something else is typed', async () => {
  const { user } = showFields();
  await user.type(field(), STORM.slice(0, 9));
  noQuestion();
  await user.tab();
  await question();
  await user.click(button('Convert'));
  await user.type(field(), '!');
  expect(field()).toHaveValue('မုန်တိုင်!');
  expect(screen.queryByText('Converted to Unicode.')).not.toBeInTheDocument();
});

it('converts only the paragraphs that look like Zawgyi, and keeps the others', async () => {
  const { user } = showFields({ ...empty, text: `ရွာ\n${STORM}\n${UNICODE}\n${ZAWGYI}` });
  await user.click(field());
  await user.tab();
  await question();
  expect(screen.getByText('Paragraphs besides this one: 1')).toBeVisible();
  await user.click(button('Convert'));
  expect(field()).toHaveValue(`ရွာ\n${STORM_UNICODE}\n${UNICODE}\n${UNICODE}`);

  await user.clear(field());
  await user.paste(ZAWGYI);
  await question();
  await user.click(button('Keep as it is'));
  expect(field()).toHaveValue(ZAWGYI);
  expect(field()).toHaveFocus();
  await user.tab();
  noQuestion();
  await user.click(field());
  await user.paste(`\n${STORM}`);
  await question();
});

it('never offers it for e-mail addresses, passwords and links', async () => {
  const { user } = showFields();
  for (const name of ['Email', 'Password', 'Link']) {
    await user.click(field(name));
    await user.paste(ZAWGYI);
    await user.tab();
  }
  await user.click(field());
  await user.paste(ZAWGYI);
  await question();
  expect(screen.getAllByText(QUESTION)).toHaveLength(1);
});

it('does not move a button while it is pressed, which blurs the field', async () => {
  const { user } = showFields({ ...empty, text: ZAWGYI });
  await user.click(field());
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  noQuestion();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await question();
});

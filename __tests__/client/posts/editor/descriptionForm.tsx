import { fireEvent, screen } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { object, string } from 'yup';
import { isBlankHtml } from '../../../../src/contract/blankHtml';
import { DescriptionInput } from '../../../../src/client/features/posts/editor/DescriptionInput';
import { Form } from '../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../src/client/shared/form/FormActions';
import { renderShared } from '../../shared/renderShared';

const schema = object({
  description: string()
    .defined()
    .test('visible', 'Description  is required.', (html) => !isBlankHtml(html)),
});

function ClearButton() {
  const { reset } = useFormContext();
  return <button onClick={() => reset({ description: '' })}>Clear the form</button>;
}

/** Renders the editor in a form; `sent` receives what the form submits. */
export function showDescription(description = '') {
  const sent = jest.fn<void, [{ description: string }]>();
  const view = renderShared(
    <Form
      edited={null}
      schema={schema}
      defaultValues={{ description }}
      fields={{ description: { label: 'Description' } }}
      submit={({ values }) => void sent(values)}
      actions={<FormActions submitLabel="Send" />}
    >
      <DescriptionInput name="description" />
      <ClearButton />
    </Form>,
  );
  const send = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    return sent.mock.lastCall?.[0].description;
  };
  return { ...view, sent, send };
}

export const textbox = () => screen.getByRole('textbox', { name: 'Description' });
export const format = (name: string) => screen.getByRole('button', { name });

/** jsdom does not support typing into contenteditable elements. */
export function paste(data: { text?: string; html?: string; files?: File[] }): void {
  const { files = [] } = data;
  const content: Partial<Record<string, string>> = {
    'text/plain': data.text ?? '',
    ...(data.html && { 'text/html': data.html }),
  };
  fireEvent.paste(textbox(), {
    clipboardData: {
      types: Object.keys(content),
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      files,
      getData: (type: string) => content[type] ?? '',
    },
  });
}

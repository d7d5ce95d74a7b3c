import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ComponentProps } from 'react';
import { mixed, object } from 'yup';
import { FileInput } from '../../../../../src/client/shared/form/files/FileInput';
import { ScalePhotoContext } from '../../../../../src/client/shared/form/files/PhotoQueue';
import type { ScalePhoto } from '../../../../../src/client/shared/form/files/PhotoQueue';
import type { Save } from '../../../../../src/client/shared/api/api';
import { Form } from '../../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../../src/client/shared/form/FormActions';
import { renderShared } from '../../renderShared';
import { button } from '../../../../helpers/client/screens';

type Images = File[] | File;

const anyImages = object({ images: mixed<Images>().nullable().defined() });

type Saved = Save<{ images: Images | null }>;

type InputProps = Partial<ComponentProps<typeof FileInput>>;

/**
 * Shows the widget in a form; `choose` and `send` act as a user, and `send` returns the submitted value.
 *
 * @param scale how photographs are scaled; by default the browser cannot
 */
export function showFileInput(
  props: InputProps = {},
  submit = jest.fn(),
  scale: ScalePhoto | null = null,
) {
  const view = renderShared(
    <StrictMode>
      <ScalePhotoContext value={scale}>
        <Form
          schema={anyImages}
          defaultValues={{ images: props.multiple ? [] : null }}
          submit={submit}
          actions={<FormActions submitLabel="Create" cancelTo="/elsewhere" />}
        >
          <FileInput name="images" label="Images" {...props} />
        </Form>
      </ScalePhotoContext>
    </StrictMode>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const choose = (...files: File[]) => user.upload(screen.getByLabelText('Images'), files);
  const send = async () => {
    await user.click(button('Create'));
    return (submit.mock.lastCall as [Saved] | undefined)?.[0].values.images;
  };
  return { ...view, user, choose, send };
}

export const tiles = () => screen.queryAllByRole('listitem');
export const drop = (files: File[]) =>
  fireEvent.drop(button('Browse Images'), { dataTransfer: { files, types: ['Files'] } });

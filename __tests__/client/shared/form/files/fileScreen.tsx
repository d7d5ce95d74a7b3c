import { act, fireEvent, screen } from '@testing-library/react';
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

/** A file of `size` bytes. */
export const buildFile = (name: string, type = 'image/jpeg', size = 12_400): File =>
  new File([new Uint8Array(size)], name, { type });

/** Tracks the object URLs in use; jsdom implements none. */
export function watchObjectUrls() {
  const open = new Set<string>();
  let next = 0;
  URL.createObjectURL = () => {
    const url = `blob:test/${(next += 1)}`;
    open.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void open.delete(url);
  return open;
}

/** A scaler that the test controls: each of `begun` waits until the test ends it. */
export function scaleByHand() {
  const begun: { photo: File; signal: AbortSignal; end: (file: File) => void; fail: () => void }[] =
    [];
  const scale: ScalePhoto = (photo, signal) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('not decoded'));
      signal.addEventListener('abort', fail);
      begun.push({ photo, signal, end: resolve, fail });
    });

  const latest = () => {
    const last = begun.at(-1);
    if (!last) throw new Error('Nothing is being scaled.');
    return last;
  };
  /** Ends the last one with a file of that size. */
  const end = (bytes: number) =>
    act(() => {
      latest().end(buildFile(latest().photo.name, latest().photo.type, bytes));
      return Promise.resolve();
    });
  const fail = () =>
    act(() => {
      latest().fail();
      return Promise.resolve();
    });
  const names = () => begun.map(({ photo }) => photo.name);
  return { scale, begun, names, end, fail };
}

type Images = File[] | File;

const anyImages = object({ images: mixed<Images>().nullable().defined() });

type Saved = Save<{ images: Images | null }>;

type InputProps = Partial<ComponentProps<typeof FileInput>>;

/**
 * Renders the field in a form. `choose` and `send` act as a user, and `send` returns the submitted
 * value.
 *
 * @param scale scales photos; by default the browser cannot
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

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ComponentProps } from 'react';
import { mixed, object } from 'yup';
import { FileInput } from '../../../../../src/client/shared/form/files/FileInput';
import { ScalePhotoContext } from '../../../../../src/client/shared/form/files/PhotoQueue';
import type { ScalePhoto } from '../../../../../src/client/shared/form/files/PhotoQueue';
import { takeFile } from '../../../../../src/client/shared/form/files/takeFile';
import type { Save } from '../../../../../src/client/shared/api/api';
import { Form } from '../../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../../src/client/shared/form/FormActions';
import { renderShared } from '../../renderShared';
import { button } from '../../../../helpers/client/screens';

const SIGNATURES: Partial<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF89a',
};

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A file of `size` bytes that starts as its type does. */
export function buildFile(name: string, type = 'image/jpeg', size = 12_400): File {
  const content = new Uint8Array(size);
  content.set(bytesOf(SIGNATURES[type] ?? ''));
  return new File([content], name, { type });
}

/** Waits until the form has read these files, by reading them after it. */
export const read = (files: File[]) =>
  act(async () => {
    for (const file of files) await takeFile(file);
  });

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
          edited={null}
          schema={anyImages}
          defaultValues={{ images: props.multiple ? [] : null }}
          fields={{ images: { label: 'Images' } }}
          submit={submit}
          actions={<FormActions submitLabel="Create" cancelTo="/elsewhere" />}
        >
          <FileInput name="images" {...props} />
        </Form>
      </ScalePhotoContext>
    </StrictMode>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const choose = async (...files: File[]) => {
    await user.upload(screen.getByLabelText('Images'), files);
    await read(files);
  };
  const send = async () => {
    await user.click(button('Create'));
    return (submit.mock.lastCall as [Saved] | undefined)?.[0].values.images;
  };
  return { ...view, user, choose, send };
}

export const tiles = () => screen.queryAllByRole('listitem');
export async function drop(files: File[]) {
  fireEvent.drop(button('Browse Images'), { dataTransfer: { files, types: ['Files'] } });
  await read(files);
}

import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BURMESE } from '../../renderShared';
import {
  buildFile,
  bytesOf,
  drop,
  read,
  showFileInput,
  tiles,
  watchObjectUrls,
} from './fileScreen';
import { button } from '../../../../helpers/client/screens';

let openUrls: Set<string>;
beforeEach(() => (openUrls = watchObjectUrls()));

describe('a widget for several images', () => {
  const sun = buildFile('sun.jpg');
  const rain = buildFile(`${BURMESE}.png`, 'image/png', 1_234_567);

  it('starts with Browse Images, which opens the labelled input', async () => {
    const { user } = showFileInput({ multiple: true });
    const input = screen.getByLabelText('Images');
    expect(input).toHaveAttribute('type', 'file');
    const opened = new Promise((resolve) => input.addEventListener('click', resolve));
    await user.click(button('Browse Images'));
    await opened;
    expect(screen.getByText('Drag and drop images here')).toBeVisible();
  });

  it('shows name, size and preview of each file', async () => {
    const { choose } = showFileInput({ multiple: true });
    await choose(sun, rain);
    expect(tiles()).toHaveLength(2);
    expect(within(tiles()[0] ?? document.body).getByText('12 KB')).toBeVisible();
    expect(screen.getByText(`${BURMESE}.png`)).toBeVisible();
    expect(screen.getByText('1235 KB')).toBeVisible();
    expect([...document.images].map(({ src }) => src)).toEqual([...openUrls]);
  });

  it('appends with Add More, the same file a second time too', async () => {
    const { choose, send } = showFileInput({ multiple: true });
    await choose(sun);
    expect(button('Add More')).toBeVisible();
    await choose(rain);
    await choose(sun);
    // Otherwise choosing the same file again would fire no change event.
    expect(screen.getByLabelText('Images')).toHaveProperty('files.length', 0);
    expect(await send()).toEqual([sun, rain, sun]);
  });

  it('takes a screenshot from the clipboard, unless a text field takes it as text', async () => {
    const { send } = showFileInput({ multiple: true });
    const paste = async (target: Element, text: string) => {
      fireEvent.paste(target, { clipboardData: { files: [rain], getData: () => text } });
      await read([rain]);
    };
    const note = document.createElement('textarea');
    document.body.append(note);
    await paste(note, 'a table of a spreadsheet');
    expect(tiles()).toHaveLength(0);
    await paste(note, '');
    await paste(document.body, '');
    const other = document.createElement('input');
    other.type = 'file';
    document.body.append(other);
    await paste(document.body, '');
    expect(tiles()).toHaveLength(2);
    act(() => button('Add More').focus());
    await paste(button('Add More'), '');
    expect(tiles()).toHaveLength(3);
    [note, other].forEach((element) => element.remove());
    expect(await send()).toEqual([rain, rain, rain]);
  });

  it('judges files by their content, whatever their name and type', async () => {
    const { send } = showFileInput({ multiple: true });
    const named = (name: string, type: string, start: string) =>
      new File([bytesOf(start)], name, { type });
    await drop([
      named('IMG_1.jpg', 'image/jpeg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      named('IMG_2.jpg', 'image/jpg', '\xff\xd8\xff'),
      named('IMG_3', '', '\x89PNG\r\n\x1a\n'),
      named('IMG_4.bin', 'application/octet-stream', 'RIFF\0\0\0\0WEBPVP8 '),
      named('IMG_5.png', 'image/png', '\0\0\0\x18ftypmp42'),
      named('IMG_6.jpg', 'image/jpeg', ''),
      named('IMG_7.jpg', 'image/jpeg', '%PDF-1.7'),
      named('IMG_8.jpg', 'image/jpeg', 'II*\0'),
    ]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^"IMG_1.jpg" is a HEIC photo.*Most Compatible/);
    expect(alert).toHaveTextContent('"IMG_5.png" is a video.');
    expect(alert).toHaveTextContent('"IMG_6.jpg" is empty.');
    expect(alert).toHaveTextContent('"IMG_7.jpg" is a PDF.');
    expect(alert).toHaveTextContent('"IMG_8.jpg" is an image in the format TIFF.');
    expect([await send()].flat()).toMatchObject([
      { name: 'IMG_2.jpg', type: 'image/jpeg' },
      { name: 'IMG_3', type: 'image/png' },
      { name: 'IMG_4.bin', type: 'image/webp' },
    ]);
  });

  it('hides no file from the system’s dialog', () => {
    showFileInput({ multiple: true });
    expect(screen.getByLabelText('Images')).not.toHaveAttribute('accept');
  });

  it('names a file that the device can no longer read, and removes one on request', async () => {
    const { user, choose, send } = showFileInput({ multiple: true });
    const gone = buildFile('gone.jpg');
    const fail = () => Promise.reject(new DOMException('', 'NotReadableError'));
    Object.defineProperty(gone, 'arrayBuffer', { value: fail });
    await choose(gone, sun);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^"gone.jpg" could not be read on this device. Choose it again.$/,
    );
    const slow = buildFile('slow.jpg');
    const never = () => new Promise(() => undefined);
    Object.defineProperty(slow, 'arrayBuffer', { value: never });
    await user.upload(screen.getByLabelText('Images'), [slow, rain]);
    expect(tiles()[1]).toHaveTextContent(/^slow.jpgPreparing…/);
    await user.click(screen.getAllByRole('button', { name: 'Remove File' })[1] ?? document.body);
    await read([rain]);
    expect(tiles()).toHaveLength(2);
    expect(await send()).toEqual([sun, rain]);
  });

  it('sends a file that is still being read when the user submits', async () => {
    const submit = jest.fn();
    const { user } = showFileInput({ multiple: true }, submit);
    const slow = buildFile('slow.jpg');
    let arrive: (content: ArrayBuffer) => void = () => undefined;
    const later = () => new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
    Object.defineProperty(slow, 'arrayBuffer', { value: later });
    await user.upload(screen.getByLabelText('Images'), [slow]);
    await user.click(button('Create'));
    expect(submit).not.toHaveBeenCalled();
    await waitFor(() => expect(tiles()).toHaveLength(1));
    arrive(bytesOf('\xff\xd8\xff').buffer);
    await waitFor(() =>
      expect(submit).toHaveBeenCalledWith(
        expect.objectContaining({ values: { images: [expect.objectContaining({ size: 3 })] } }),
      ),
    );
  });

  it('removes a file and moves the focus to the picker’s button', async () => {
    const { user, choose, send } = showFileInput({ multiple: true });
    await choose(sun, rain);
    const [first] = screen.getAllByRole('button', { name: 'Remove File' });
    await user.click(first ?? document.body);
    expect(button('Add More')).toHaveFocus();
    expect(screen.queryByText('sun.jpg')).not.toBeInTheDocument();
    expect(await send()).toEqual([rain]);
  });

  it('shows each file the server’s message about it, until the files change', async () => {
    const errors = { 'images.0': ['Too large.'], 'images.2': ['No image.', 'Too wide.'] };
    const submit = jest.fn(() => Promise.resolve({ error: { status: 422, errors } }));
    const { user, choose, send } = showFileInput({ multiple: true }, submit);
    await choose(sun, rain, sun);
    await send();
    const removers = () => screen.getAllByRole('button', { name: 'Remove File' });
    await waitFor(() => expect(removers()[0]).toHaveAccessibleDescription('sun.jpg Too large.'));
    expect(removers()[1]).toHaveAccessibleDescription(`${BURMESE}.png`);
    expect(removers()[2]).toHaveAccessibleDescription('sun.jpg No image. Too wide.');
    await user.click(removers()[0] ?? document.body);
    expect(screen.queryByText('No image. Too wide.')).not.toBeInTheDocument();
  });

  it('removes one of two equal files and keeps the other', async () => {
    const { user, choose, send } = showFileInput({ multiple: true });
    await choose(sun, sun);
    await user.click(screen.getAllByRole('button', { name: 'Remove File' })[1] ?? document.body);
    expect(await send()).toEqual([sun]);
  });

  it('revokes the object URLs of previews', async () => {
    const { user, choose, unmount } = showFileInput({ multiple: true });
    await choose(sun, rain);
    expect(openUrls.size).toBe(2);
    await user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] ?? document.body);
    expect(openUrls.size).toBe(1);
    unmount();
    expect(openUrls.size).toBe(0);
  });

  it('refuses non-images and files that are too large, and accepts the rest', async () => {
    const { choose, send } = showFileInput({ multiple: true });
    await choose(
      buildFile('notes.pdf', 'application/pdf'),
      sun,
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg'),
      buildFile('huge.jpg', 'image/jpeg', 10_000_001),
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('"notes.pdf" is not an image that can be used.');
    expect(alert).toHaveTextContent('"drawing.svg" is an image in the format SVG.');
    expect(alert).toHaveTextContent('"huge.jpg" is larger than 10 MB.');
    expect(await send()).toEqual([sun]);
  });

  it('refuses more than twenty', async () => {
    const { choose } = showFileInput({ multiple: true });
    await choose(...Array.from({ length: 19 }, () => sun));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await choose(sun, sun);
    expect(tiles()).toHaveLength(20);
    expect(screen.getByRole('alert')).toHaveTextContent('At most 20 images can be sent at once.');
  });

  it('prevents a file dropped beside it from replacing the page', () => {
    const { unmount } = showFileInput({ multiple: true });
    const dropBeside = () => {
      const event = createEvent.drop(document.body, {
        dataTransfer: { files: [sun], types: ['Files'] },
      });
      fireEvent(document.body, event);
      return event.defaultPrevented;
    };
    expect(dropBeside()).toBe(true);
    expect(tiles()).toHaveLength(0);
    unmount();
    expect(dropBeside()).toBe(false);
  });

  it('shows stored images before the new ones and reports a removed one', async () => {
    const onRemoveExisting = jest.fn();
    const stored = { id: 4, url: '/images/4', size: 345_600 };
    const { user, choose } = showFileInput({
      multiple: true,
      existing: [stored],
      onRemoveExisting,
    });
    await choose(sun);
    expect(tiles()[0]).toHaveTextContent('Image 1346 KB');
    await user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] ?? document.body);
    expect(onRemoveExisting).toHaveBeenCalledWith(stored);
  });

  it('is disabled while the form is being sent', async () => {
    let end = () => undefined as void;
    const submit = jest.fn(() => new Promise<object>((resolve) => (end = () => resolve({}))));
    const { choose, send } = showFileInput({ multiple: true }, submit);
    await choose(sun);
    await send();
    expect(button('Remove File')).toBeDisabled();
    expect(button('Add More')).toBeDisabled();
    end();
    await waitFor(() => expect(button('Remove File')).toBeEnabled());
    expect(screen.getByText('sun.jpg')).toBeVisible();
  });
});

describe('a widget for one image', () => {
  const sun = buildFile('sun.jpg');
  const rain = buildFile('rain.jpg');

  it('replaces with Change File', async () => {
    const { choose, send } = showFileInput();
    await choose(sun);
    expect(button('Change File')).toBeVisible();
    await choose(rain);
    expect(tiles()).toHaveLength(1);
    expect(await send()).toMatchObject({ name: 'rain.jpg' });
  });

  it('is null once its file is removed', async () => {
    const { user, choose, send } = showFileInput();
    await choose(sun);
    await user.click(button('Remove File'));
    expect(await send()).toBeNull();
  });

  it('keeps its file if the next one cannot be used', async () => {
    const { choose, send } = showFileInput();
    await choose(sun);
    await choose(buildFile('notes.pdf', 'application/pdf'));
    expect(tiles()[0]).toHaveTextContent('sun.jpg');
    expect(await send()).toBeInstanceOf(File);
  });

  it('accepts the first of several dropped files and ignores the others', async () => {
    const { send } = showFileInput();
    await drop([rain, sun, buildFile('notes.pdf', 'application/pdf')]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await send()).toMatchObject({ name: 'rain.jpg' });
  });

  it('shows the new file instead of the stored one', async () => {
    const { choose } = showFileInput({ existing: [{ id: 1, url: '/images/1', name: 'old.jpg' }] });
    expect(screen.getByText('old.jpg')).toBeVisible();
    await choose(sun);
    expect(screen.queryByText('old.jpg')).not.toBeInTheDocument();
  });
});

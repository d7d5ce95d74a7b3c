/** Differs from check to check, so that names are free. */
export const stamp = () => Date.now().toString(36);

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A photograph of one pixel. */
export const photograph = () =>
  new File([Uint8Array.from(Buffer.from(PNG, 'base64'))], 'rain.png', { type: 'image/png' });

/** A file that is no photograph, whatever it is called. */
export const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'rain.png', { type: 'image/png' });

/** A form of these fields, in their order; a field may occur several times. */
export function formOf(fields: readonly [name: string, value: string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

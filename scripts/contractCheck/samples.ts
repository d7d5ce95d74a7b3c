/** A text that differs in each run, so that names are unused. */
export const stamp = () => Date.now().toString(36);

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An image of one pixel. */
export const photograph = () =>
  new File([Uint8Array.from(Buffer.from(PNG, 'base64'))], 'rain.png', { type: 'image/png' });

/** An SVG that claims to be a PNG. */
export const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'rain.png', { type: 'image/png' });

/** A form with these fields, in this order. A field may occur several times. */
export function formOf(fields: readonly [name: string, value: string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/**
 * Replaces Node's `Buffer` in the bundle. myanmar-tools has no browser build and decodes its model
 * with `new Buffer(base64, 'base64')`.
 */
export class Base64Bytes {
  readonly length: number;
  [index: number]: number;

  constructor(base64: string) {
    const bytes = atob(base64);
    this.length = bytes.length;
    for (let at = 0; at < bytes.length; at += 1) this[at] = bytes.charCodeAt(at);
  }
}

/**
 * Stands for Node's `Buffer` in the bundle: myanmar-tools, which has no build for browsers, decodes its
 * model by `new Buffer(base64, 'base64')`.
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

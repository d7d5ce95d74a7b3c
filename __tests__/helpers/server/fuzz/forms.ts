import fc from 'fast-check';
import { buildPostForm } from '../../postForm';
import { buildImage } from '../images';
import { MAGIC_NAMES, nastyText } from './texts';

const FIELDS = [
  ...[...Object.keys(buildPostForm()), 'tags', 'tags[]'],
  ...['removed_cover_image', 'removed_description_images[]', 'removed_slider_image[]', '_method'],
];
const FILE_FIELDS = ['images[]', 'images', 'cover_image', 'description_images[]', 'title'];

const bytesOf = (text: string) => Buffer.from(text, 'utf8');

const fieldName = fc.oneof(
  { arbitrary: fc.constantFrom(...FIELDS, ...FILE_FIELDS), weight: 4 },
  { arbitrary: fc.constantFrom(...MAGIC_NAMES, 'a[b][c]', 'a[__proto__]', ''), weight: 1 },
  { arbitrary: nastyText, weight: 1 },
);

const plausible = fc.constantFrom(
  '1',
  '2',
  'post',
  'knowledge',
  '05-06-2026',
  '<p>Rain</p>',
  'PUT',
);

const field = fc
  .tuple(fieldName, fc.oneof(plausible, nastyText))
  .map(([name, text]) => bytesOf(`Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`));

/** Files that are images, or begin like one. */
async function fileContents(): Promise<Buffer[]> {
  const image = await buildImage({ width: 8, height: 8 });
  const gif = await buildImage({ width: 8, height: 8, format: 'gif' });
  const half = image.subarray(0, 200);
  return [
    ...[image, half, gif, Buffer.alloc(0), Buffer.concat([gif, bytesOf('<script>1</script>')])],
    ...['GIF89a', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', '<svg/>'].map((text) =>
      Buffer.from(text, 'latin1'),
    ),
  ];
}

const fileHead = fc
  .tuple(fc.constantFrom(...FILE_FIELDS), nastyText, fc.oneof(fc.constant('image/jpeg'), nastyText))
  .map(([name, file, type]) =>
    bytesOf(
      `Content-Disposition: form-data; name="${name}"; filename="${file.slice(0, 300)}"\r\n` +
        `Content-Type: ${type.slice(0, 200)}\r\n\r\n`,
    ),
  );

/** Parts that break the rules of parts. */
const brokenPart = fc.constantFrom(
  ...['', '\r\n\r\n', 'hello', 'Content-Disposition: attachment\r\n\r\nx'].map(bytesOf),
  bytesOf('Content-Disposition: form-data\r\n\r\nno name'),
  bytesOf('Content-Disposition: form-data; name="a"; filename*=UTF-8\'\'%ff%00\r\n\r\nx'),
  bytesOf(`X: ${'y'.repeat(90_000)}\r\n\r\nz`),
  bytesOf('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64\r\n\r\n@'),
);

const boundary = fc.constantFrom('b', '-----------------------------7', "'()+_,-./:=?", '"b"');

/** The end of a form, valid or not. */
const ending = fc.constantFrom(
  '--\r\n',
  '--\r\n',
  '--\r\n',
  '',
  '\r\n',
  '--',
  '-',
  '\r\n\r\n--\r\n',
);

export interface FormBody {
  payload: Buffer;
  contentType: string;
}

function assemble(parts: readonly Buffer[], mark: string, end: string): FormBody {
  const chunks = parts.flatMap((part) => [bytesOf(`--${mark}\r\n`), part, bytesOf('\r\n')]);
  const payload = Buffer.concat([...chunks, bytesOf(`--${mark}${end}`)]);
  return { payload, contentType: `multipart/form-data; boundary=${mark}` };
}

/** A multipart body, valid or malformed anywhere, sometimes of thousands of parts. */
export async function formBody() {
  const contents = await fileContents();
  const file = fc
    .tuple(fileHead, fc.constantFrom(...contents))
    .map((chunks) => Buffer.concat(chunks));
  const part = fc.oneof(
    { arbitrary: field, weight: 4 },
    { arbitrary: file, weight: 3 },
    { arbitrary: brokenPart, weight: 1 },
  );
  const many = fc
    .tuple(part, fc.constantFrom(21, 1201, 5000))
    .filter(([repeated, times]) => repeated.length * times < 2_000_000)
    .map(([repeated, times]) => Array<Buffer>(times).fill(repeated));
  const parts = fc.oneof(
    { arbitrary: fc.array(part, { maxLength: 6 }), weight: 12 },
    { arbitrary: many, weight: 1 },
  );
  return fc.tuple(parts, boundary, ending).map((form) => assemble(...form));
}

/** Damages a valid form: truncated, with bytes changed, or with another boundary. */
export function damagedForm(valid: FormBody) {
  const { payload, contentType } = valid;
  const position = fc.nat(payload.length - 1);
  return fc.oneof(
    fc.constant(valid),
    position.map((at) => ({ payload: payload.subarray(0, at), contentType })),
    fc
      .constantFrom('multipart/form-data', `${contentType}x`, 'multipart/form-data; boundary=""')
      .map((type) => ({ payload, contentType: type })),
    fc.tuple(position, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, bytes]) => ({
      payload: Buffer.concat([payload.subarray(0, at), bytes, payload.subarray(at + bytes.length)]),
      contentType,
    })),
  );
}

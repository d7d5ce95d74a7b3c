import { basename } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD } from '../../contract/limits';
import type { UploadedFile } from '../../contract/image';
import { MAX_TEXT_BYTES } from './limits/bodies';
import { HttpError, invalid, malformedText } from './errors';
import { readToBuffer } from './limits/readToBuffer';

/** An uploaded file. The client chooses its name, which is used only in messages. */
export interface Upload extends UploadedFile {
  bytes: Buffer;
}

/** A multipart form. `tags[]`, `tags[0]` and `tags` are the same field. */
export interface Form {
  text(name: string): string | undefined;
  texts(name: string): string[];
  files(name: string): Upload[];
}

/** Far more than a form needs. Most fields are entries of lists, such as the tags of a post. */
const MAX_FIELDS = 1200;

/** The multipart parser's limits. One field above the maximum shows that there are too many. */
export const MULTIPART_OPTIONS = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: UPLOAD.maxFileBytes,
    files: UPLOAD.maxFiles,
    fields: MAX_FIELDS + 1,
    fieldSize: 1_048_576,
    parts: MAX_FIELDS + 1 + UPLOAD.maxFiles,
  },
};

function fieldName(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

function append<T>(map: Map<string, T[]>, name: string, value: T): void {
  const key = fieldName(name);
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

async function readFile(part: MultipartFile): Promise<Upload> {
  const bytes = await readToBuffer(part.file, UPLOAD.maxFileBytes);
  const name = basename(part.filename).slice(0, 100).toWellFormed();
  return { name, size: bytes.length, bytes };
}

/** A form sends a part even for an empty file field. */
function isEmptyField(file: Upload): boolean {
  return file.name === '' && file.size === 0;
}

function tooLarge(names: string[]): HttpError {
  const limit = `${UPLOAD.maxFileBytes / 1_000_000} MB`;
  return new HttpError(413, names.map((name) => `${name} is larger than ${limit}.`).join(' '));
}

function tooManyFields(name: string): HttpError {
  const message = `A form can have at most ${MAX_FIELDS} fields.`;
  return invalid({ [fieldName(name).toWellFormed()]: [message] });
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, Upload[]>();
  const tooLargeNames: string[] = [];
  let [fields, textBytes] = [0, 0];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields += 1;
      if (fields > MAX_FIELDS) throw tooManyFields(part.fieldname);
      const text = String(part.value);
      textBytes += Buffer.byteLength(text);
      if (part.valueTruncated || textBytes > MAX_TEXT_BYTES) throw new HttpError(413);
      if (text.includes('\0')) throw new HttpError(400);
      // Bytes that are not UTF-8 arrive as U+FFFD, but a part may claim to be UTF-16.
      if (!part.fieldname.isWellFormed() || !text.isWellFormed()) {
        throw malformedText(fieldName(part.fieldname));
      }
      append(texts, part.fieldname, text);
      continue;
    }
    const file = await readFile(part);
    // The rest is still read, because a client does not read the response while it is sending.
    if (part.file.truncated) tooLargeNames.push(file.name);
    else if (tooLargeNames.length === 0 && !isEmptyField(file)) append(files, part.fieldname, file);
  }
  if (tooLargeNames.length > 0) throw tooLarge(tooLargeNames);
  return {
    text: (name) => texts.get(name)?.at(-1),
    texts: (name) => texts.get(name) ?? [],
    files: (name) => files.get(name) ?? [],
  };
}

function toFormError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') {
    return new HttpError(413, `At most ${UPLOAD.maxFiles} files can be uploaded at once.`);
  }
  return new HttpError(400);
}

/**
 * Reads a whole multipart form. A request without a body is an empty form.
 *
 * @throws HttpError 400 malformed, 413 a file too large or too many, 415 not multipart, 422 too
 * many fields
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] !== undefined) throw new HttpError(415);
    return { text: () => undefined, texts: () => [], files: () => [] };
  }
  try {
    return await readParts(request);
  } catch (error) {
    throw toFormError(error);
  }
}

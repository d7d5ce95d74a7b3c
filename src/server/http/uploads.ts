import { basename } from 'node:path';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD } from '../../contract/limits';
import type { UploadedFile } from '../../contract/image';
import { codeOf } from '../runtime/errors';
import { MAX_TEXT_BYTES } from './limits/bodies';
import { HttpError, invalid, malformedText, WRONG_TYPE } from './errors';
import { readToBuffer } from './limits/readToBuffer';

/** An uploaded file. The client chooses its name, which is used only in messages. */
export interface Upload extends UploadedFile {
  bytes: Buffer;
}

type Fields<T> = [name: string, value: T][];

/** The fields of a multipart form. `tags[]`, `tags[0]` and `tags` are the same field. */
export interface MultipartForm {
  texts: Fields<string>;
  files: Fields<Upload>;
}

export function valuesNamed<T>(fields: Fields<T>, name: string): T[] {
  return fields.filter(([each]) => each === name).map(([, value]) => value);
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
  return invalid({ [name.toWellFormed()]: [message] });
}

/**
 * The text of a field. The parser turns a part with the type of JSON into any value, and other
 * types are no text either.
 *
 * @throws HttpError 400, 422
 */
function readText({ value, mimetype }: MultipartValue, name: string): string {
  if (typeof value !== 'string' || !/^text\//i.test(mimetype)) {
    throw invalid({ [name.toWellFormed()]: [WRONG_TYPE] });
  }
  if (value.includes('\0')) throw new HttpError(400);
  // Bytes that are not UTF-8 arrive as U+FFFD, but a part may claim to be UTF-16.
  if (!name.isWellFormed() || !value.isWellFormed()) throw malformedText(name);
  return value;
}

async function readParts(request: FastifyRequest): Promise<MultipartForm> {
  const form: MultipartForm = { texts: [], files: [] };
  const tooLargeNames: string[] = [];
  let textBytes = 0;
  for await (const part of request.parts()) {
    const name = fieldName(part.fieldname);
    if (part.type === 'field') {
      if (form.texts.length === MAX_FIELDS) throw tooManyFields(name);
      const text = readText(part, name);
      textBytes += Buffer.byteLength(text);
      if (part.valueTruncated || textBytes > MAX_TEXT_BYTES) throw new HttpError(413);
      form.texts.push([name, text]);
      continue;
    }
    const file = await readFile(part);
    // The rest is still read, because a client does not read the response while it is sending.
    if (part.file.truncated) tooLargeNames.push(file.name);
    else if (tooLargeNames.length === 0 && !isEmptyField(file)) form.files.push([name, file]);
  }
  if (tooLargeNames.length > 0) throw tooLarge(tooLargeNames);
  return form;
}

/**
 * Reads a whole multipart form. A request without a body is an empty form.
 *
 * @throws HttpError 400 malformed, 413 a file too large or too many, 415 not multipart, 422 too
 * many fields
 */
export async function readForm(request: FastifyRequest): Promise<MultipartForm> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] !== undefined) throw new HttpError(415);
    return { texts: [], files: [] };
  }
  try {
    return await readParts(request);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (codeOf(error) !== 'FST_FILES_LIMIT') throw new HttpError(400);
    throw new HttpError(413, `At most ${UPLOAD.maxFiles} files can be uploaded at once.`);
  }
}

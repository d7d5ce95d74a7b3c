import { types } from 'node:util';

/** The code that a database driver or the operating system gives an error, or ''. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}

export function asError(error: unknown): Error {
  return types.isNativeError(error) ? error : new Error(String(error), { cause: error });
}

import type { SetFieldError } from './formTypes';

/**
 * Puts the `errors` of an answer on the fields that they name (server: failures). Several messages
 * of one field are joined with a space, as the specification joins them elsewhere.
 *
 * @param errors messages by field, as the server sent them; nothing when it sent none
 * @param setError what `Form` hands to `onSubmit`
 */
export function applyServerErrors(
  errors: Record<string, string[]> | undefined,
  setError: SetFieldError,
): void {
  Object.entries(errors ?? {}).forEach(([field, messages]) =>
    setError(field, { message: messages.join(' ') }),
  );
}

import { createContext, useContext } from 'react';
import { isRecord } from '../../../contract/records';
import type { Fields } from '../ui/fieldTable';
import type { FormDraft } from './drafts/useDraft';
import type { PhotoQueue } from './files/PhotoQueue';
import type { Submission } from './submissionSlice';

export interface FormParts {
  fields: Fields;
  submission: Submission;
  photos: PhotoQueue;
  draft: FormDraft | null;
  /** The id of the element that shows the message of a failure. */
  failureId: string;
}

export const FormContext = createContext<FormParts | null>(null);

/** @throws outside of a `Form` */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('useFormParts must be called inside a Form.');
  return parts;
}

/** The type of an error whose message is that of the failure. */
export const SAID_BY_FAILURE = 'said';

/** Reads an error of the form: its message, and the element that shows it unless the field does. */
export function useFieldError(error: unknown): { message?: string; saidBy?: string } {
  const failureId = useContext(FormContext)?.failureId;
  if (!isRecord(error) || typeof error.message !== 'string' || !error.message) return {};
  const { message, type } = error;
  return type === SAID_BY_FAILURE ? { message, saidBy: failureId } : { message };
}

import { createContext, useContext } from 'react';
import type { FormDraft } from './drafts/useDraft';
import type { PhotoQueue } from './files/PhotoQueue';
import type { Submission } from './submissionSlice';

/** The state of the surrounding form besides the values of its fields. */
export interface FormParts {
  submission: Submission;
  photos: PhotoQueue;
  draft: FormDraft | null;
}

export const FormContext = createContext<FormParts | null>(null);

/** @throws outside of a `Form` */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('There is no form around this.');
  return parts;
}

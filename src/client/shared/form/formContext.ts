import { createContext, useContext } from 'react';
import type { FormDraft } from './drafts/useDraft';
import type { PhotoQueue } from './files/PhotoQueue';
import type { Submission } from './submissionSlice';

export interface FormParts {
  submission: Submission;
  photos: PhotoQueue;
  draft: FormDraft | null;
}

export const FormContext = createContext<FormParts | null>(null);

/** @throws outside of a `Form` */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('useFormParts must be called inside a Form.');
  return parts;
}

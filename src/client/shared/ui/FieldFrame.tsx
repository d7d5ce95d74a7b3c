import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/i18n';
import { ErrorOutline } from './icons';

export interface FieldState {
  id: string;
  labelId: string;
  helpId: string;
  errorId: string;
  message: string | undefined;
  /** Whether another element shows the message, whose id is `errorId`. */
  isSaid: boolean;
  describedBy: string | undefined;
}

/** @param shown.saidBy the id of the element that shows the message, if it is not the field itself */
export function fieldState(
  id: string,
  shown: { help?: string; message?: string; saidBy?: string },
): FieldState {
  const { help, message, saidBy } = shown;
  const helpId = `${id}-help`;
  const errorId = saidBy ?? `${id}-error`;
  const describedBy = [help && helpId, message && errorId].filter(Boolean).join(' ') || undefined;
  const isSaid = saidBy !== undefined;
  return { id, labelId: `${id}-label`, helpId, errorId, message, isSaid, describedBy };
}

/**
 * The error below a field, if it has one that nothing else shows. White space is preserved, because one specified message has two spaces.
 */
export function FieldError({
  errorId,
  message,
  isSaid = false,
}: Pick<FieldState, 'errorId' | 'message'> & Partial<Pick<FieldState, 'isSaid'>>) {
  const { t } = useTranslation();
  if (!message || isSaid) return null;
  return (
    <Box sx={{ display: 'flex', gap: 0.75, color: 'error.main', fontSize: '0.8125rem' }}>
      <ErrorOutline sx={{ fontSize: '1rem', mt: '3px' }} />
      <Box id={errorId} sx={{ minWidth: 0, lineHeight: 1.8, whiteSpace: 'pre-wrap' }}>
        {t(message)}
      </Box>
    </Box>
  );
}

interface FieldFrameProps {
  label: string;
  field: FieldState;
  required?: boolean;
  help?: string;
  /** Rendered at the bottom. */
  offer?: ReactNode;
  children: ReactNode;
}

export function FieldFrame({ label, field, required, help, offer, children }: FieldFrameProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      {/* A flex box, not a line of text, whose height would change when the fonts load. */}
      <Box sx={{ display: 'flex' }}>
        <Box
          component="label"
          id={field.labelId}
          htmlFor={field.id}
          sx={{ fontSize: '0.875rem', fontWeight: 600, letterSpacing: 0 }}
        >
          {label}
        </Box>
        {/* Outside the label, whose text is the control's whole accessible name. */}
        {required && (
          <Box component="span" aria-hidden sx={{ ml: 0.5, color: 'text.secondary' }}>
            *
          </Box>
        )}
      </Box>
      {children}
      {help && (
        <Box
          component="p"
          id={field.helpId}
          sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}
        >
          {help}
        </Box>
      )}
      <FieldError {...field} />
      {offer}
    </Box>
  );
}

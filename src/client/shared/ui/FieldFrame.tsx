import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/i18n';

export interface FieldState {
  id: string;
  labelId: string;
  helpId: string;
  errorId: string;
  message: string | undefined;
  describedBy: string | undefined;
}

export function fieldState(id: string, shown: { help?: string; message?: string }): FieldState {
  const { help, message } = shown;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, message && errorId].filter(Boolean).join(' ') || undefined;
  return { id, labelId: `${id}-label`, helpId, errorId, message, describedBy };
}

/**
 * The error below a field. White space is preserved, because one specified message has two spaces.
 */
export function FieldError({ id, message }: { id: string; message: string }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 0.75, color: 'error.main', fontSize: '0.8125rem' }}>
      <ErrorOutlineOutlined sx={{ fontSize: '1rem', mt: '3px' }} />
      <Box id={id} sx={{ minWidth: 0, lineHeight: 1.8, whiteSpace: 'pre-wrap' }}>
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
      {field.message && <FieldError id={field.errorId} message={field.message} />}
      {offer}
    </Box>
  );
}

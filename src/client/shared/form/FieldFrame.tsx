import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import type { FieldState } from './fieldState';

interface FieldFrameProps {
  label: string;
  field: FieldState;
  required?: boolean;
  help?: string;
  children: ReactNode;
}

/** The label above a control, help and error beneath it (design: form page). */
export function FieldFrame({ label, field, required, help, children }: FieldFrameProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box>
        <FormLabel id={field.labelId} htmlFor={field.id}>
          {label}
        </FormLabel>
        {/* Beside the label, not in it: the label is the control's whole name. */}
        {required && (
          <Box component="span" aria-hidden sx={{ ml: 0.5, color: 'text.secondary' }}>
            *
          </Box>
        )}
      </Box>
      {children}
      {help && (
        <Typography id={field.helpId} variant="body2" color="textSecondary">
          {help}
        </Typography>
      )}
      {field.message && <FieldError id={field.errorId} message={field.message} />}
    </Box>
  );
}

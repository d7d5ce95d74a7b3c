import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, fieldState } from '../../shared/form/FieldFrame';
import { minHeight } from '../../shared/ui/target';

const styles = {
  ...minHeight,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  typography: 'body1',
  fontSize: { xs: '1rem', sm: '0.875rem' },
  lineHeight: 1.8,
  bgcolor: 'background.paper',
  borderRadius: 1,
  outline: '1px solid',
  outlineColor: ({ vars }: Theme) => vars.palette.outline,
  outlineOffset: '-1px',
  '@media (hover: hover)': {
    '&:hover': { outlineColor: ({ vars }: Theme) => vars.palette.text.primary },
  },
  '&:has(input:focus)': {
    outline: '2px solid',
    outlineColor: ({ vars }: Theme) => vars.palette.primary.main,
    outlineOffset: '-2px',
  },
} satisfies SxProps<Theme>;

const inputStyles = {
  flex: 1,
  minWidth: 0,
  minHeight: '1.8em',
  px: 1.5,
  py: 0.75,
  border: 0,
  outline: 'none',
  borderRadius: 'inherit',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
  '&:-webkit-autofill': (theme: Theme) => ({
    WebkitBoxShadow: theme.vars.palette.Input.autofillWebkitBoxShadow,
    ...theme.applyStyles('dark', { WebkitTextFillColor: '#fff', caretColor: '#fff' }),
  }),
} satisfies SxProps<Theme>;

interface SignInFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Beside the text. */
  endAdornment?: ReactNode;
}

/** A required text field that looks like MUI's outlined input in our theme, without its weight. */
export function SignInField({ label, endAdornment, ...props }: SignInFieldProps) {
  const field = fieldState(useId(), {});
  return (
    <FieldFrame label={label} field={field} required>
      <Box sx={{ ...styles, pr: endAdornment ? '14px' : 0 }}>
        <Box component="input" {...props} id={field.id} required sx={inputStyles} />
        {endAdornment}
      </Box>
    </FieldFrame>
  );
}

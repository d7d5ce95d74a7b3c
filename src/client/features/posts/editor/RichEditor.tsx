import Box from '@mui/material/Box';
import { memo } from 'react';
import type { FieldState } from '../../../shared/form/fieldState';
import { contentStyles, frameStyles } from './editorStyles';
import { RichText, TEXT_CLASS } from './RichText';

export interface DescriptionEditorProps {
  field: FieldState;
  /** The description to begin with; what comes later is the editor's own. */
  html: string;
  /** Called when the text changes; with the very string that was given once it is that again. */
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Takes what the form focuses when the field is wrong. */
  inputRef: (input: { focus: () => void }) => void;
}

function Frame(props: DescriptionEditorProps) {
  return (
    <Box
      sx={[
        frameStyles(props.field.message !== undefined),
        (theme) => ({ [`& .${TEXT_CLASS}`]: contentStyles(theme) }),
      ]}
    >
      <RichText {...props} />
    </Box>
  );
}

/** A field is made anew at each key that is typed, though all that it says stays. */
function isAlike(before: DescriptionEditorProps, after: DescriptionEditorProps): boolean {
  const { field, ...rest } = before;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return keys.every((key) => before[key] === after[key]) && field.message === after.field.message;
}

/** Formatted text on draft-js, with its toolbar. Styles are not made anew while somebody types. */
export const RichEditor = memo(Frame, isAlike);

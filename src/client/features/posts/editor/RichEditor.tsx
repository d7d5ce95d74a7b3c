import Box from '@mui/material/Box';
import type { DescriptionEditorProps } from './DescriptionField';
import { contentStyles, frameStyles } from './editorStyles';
import { RichText, TEXT_CLASS } from './RichText';

/** Formatted text on draft-js, with its toolbar. */
export function RichEditor(props: DescriptionEditorProps) {
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

import Box from '@mui/material/Box';
import { CheckCircle, ErrorOutline, Info } from './icons';

const looks = {
  failure: { role: 'alert', Icon: ErrorOutline, tone: 'warning' },
  success: { role: 'status', Icon: CheckCircle, tone: 'accent' },
  info: { role: 'status', Icon: Info, tone: 'neutral' },
} as const;

interface InlineMessageProps {
  /** The id of the element with the text alone. */
  id?: string;
  severity: keyof typeof looks;
  children: string;
}

/** A message within a page. The live region contains only the text, not the icon. */
export function InlineMessage({ id, severity, children }: InlineMessageProps) {
  const { role, Icon, tone } = looks[severity];
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.surface`,
      }}
    >
      <Icon sx={{ mt: '2px' }} />
      <Box
        id={id}
        role={role}
        sx={{ minWidth: 0, lineHeight: 1.8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Box>
  );
}

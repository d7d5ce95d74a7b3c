import Box from '@mui/material/Box';
import { Thunderstorm, Warning, Sun } from './icons';
import { OneLine } from './OneLine';
import { Lines } from './Lines';

const icons = {
  pleasant: Sun,
  beCareful: Warning,
  warning: Thunderstorm,
  neutral: null,
};

interface BadgeProps {
  tone: keyof typeof icons;
  label: string;
  /** Continues a long label on a second line instead of cutting it. */
  wraps?: boolean;
}

/** A coloured label. Tones with a meaning also have an icon, because colour alone is not enough. */
export function Badge({ tone, label, wraps = false }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        maxWidth: '100%',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        borderRadius: 4,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.8,
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.surface`,
      }}
    >
      {Icon && <Icon sx={{ fontSize: '1rem' }} />}
      <Box component="span" sx={{ minWidth: 0 }}>
        {wraps ? <Lines text={label} /> : <OneLine>{label}</OneLine>}
      </Box>
    </Box>
  );
}

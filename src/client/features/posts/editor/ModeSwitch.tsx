import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Mode } from './modes';

const LABELS: Record<Mode, string> = { rich: 'Rich text', plain: 'Plain text' };
const MODES: Mode[] = ['plain', 'rich'];

interface ModeSwitchProps {
  mode: Mode;
  onChoose: (mode: Mode) => void;
}

/** Chooses between the two editors. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const { t } = useTranslation();
  return (
    <Box role="group" aria-label={t('Editor')} sx={{ display: 'flex', gap: 1, mb: 0.5 }}>
      {MODES.map((offered) => (
        <Button
          key={offered}
          variant={offered === mode ? 'contained' : 'outlined'}
          aria-pressed={offered === mode}
          onClick={() => offered !== mode && onChoose(offered)}
        >
          {t(LABELS[offered])}
        </Button>
      ))}
    </Box>
  );
}

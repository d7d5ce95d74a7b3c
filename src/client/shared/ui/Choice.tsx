import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: { value: T; label: string; lang?: string }[];
  onChoose: (value: T) => void;
}

const selectedStyles = {
  color: 'primary.main',
  bgcolor: 'action.selected',
  '&:hover': { bgcolor: 'action.selected' },
};

export function Choice<T extends string | number>({
  label,
  value,
  options,
  onChoose,
}: ChoiceProps<T>) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography id={labelId} variant="subtitle2" component="h3">
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, chosen: T | null) => chosen !== null && onChoose(chosen)}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            lang={option.lang}
            sx={{ minHeight: 44, px: 1, '&.Mui-selected': selectedStyles }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

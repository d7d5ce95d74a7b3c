import CircleOutlined from '@mui/icons-material/CircleOutlined';
import ThunderstormOutlined from '@mui/icons-material/ThunderstormOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import Box from '@mui/material/Box';

const icons = {
  pleasant: WbSunnyOutlined,
  beCareful: WarningAmberOutlined,
  warning: ThunderstormOutlined,
  neutral: CircleOutlined,
};

interface BadgeProps {
  tone: keyof typeof icons;
  label: string;
}

/** Always with an icon: colour alone must not carry the meaning. */
export function Badge({ tone, label }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
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
      <Icon sx={{ fontSize: '1rem' }} />
      {label}
    </Box>
  );
}

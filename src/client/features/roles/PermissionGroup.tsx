import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionGroupsProps } from './PermissionGroups';

interface PermissionGroupProps extends PermissionGroupsProps {
  group: string;
}

const card = {
  minWidth: 0,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
};

// What cannot be changed is still there to be read.
const label = {
  display: 'flex',
  mr: 0,
  '& .MuiFormControlLabel-label': { minWidth: 0, lineHeight: 1.8, overflowWrap: 'anywhere' },
  '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
  '& .MuiCheckbox-root.Mui-disabled': { color: 'text.secondary' },
};

/** The permissions of one group under its name. */
export function PermissionGroup(props: PermissionGroupProps) {
  const { group, permissions, ticked, onToggle, firstRef } = props;
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Box role="group" aria-labelledby={nameId} sx={card}>
      <Box id={nameId} sx={{ fontWeight: 600, lineHeight: 1.8, overflowWrap: 'anywhere' }}>
        {t(group)}
      </Box>
      {permissions.map(({ slug, name }, index) => (
        <FormControlLabel
          key={slug}
          label={t(name.en)}
          disabled={!onToggle}
          control={
            <Checkbox
              checked={ticked.includes(slug)}
              onChange={() => onToggle?.(slug)}
              slotProps={{ input: { ref: index === 0 ? firstRef : undefined } }}
            />
          }
          sx={label}
        />
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { Ref } from 'react';
import { useTranslation } from '../../shared/text/i18n';
import { groupPermissions } from './readPermissions';
import type { ListedPermission } from './readPermissions';

interface PermissionGroupsProps {
  permissions: ListedPermission[];
  ticked: string[];
  onToggle?: (slug: string) => void;
  firstRef?: Ref<HTMLInputElement>;
}

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

// Read-only permissions keep the contrast of text.
const label = {
  display: 'flex',
  mr: 0,
  '& .MuiFormControlLabel-label': { minWidth: 0, lineHeight: 1.8, overflowWrap: 'anywhere' },
  '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
  '& .MuiCheckbox-root.Mui-disabled': { color: 'text.secondary' },
};

function PermissionGroup(props: PermissionGroupProps) {
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
          label={t(name)}
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

export function PermissionGroups({ permissions, firstRef, ...props }: PermissionGroupsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {groupPermissions(permissions).map(([group, members], index) => (
        <PermissionGroup
          key={group}
          group={group}
          permissions={members}
          firstRef={index === 0 ? firstRef : undefined}
          {...props}
        />
      ))}
    </Box>
  );
}

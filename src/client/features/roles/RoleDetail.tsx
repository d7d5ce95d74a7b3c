import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../contract/role';
import { PermissionGroups } from './PermissionGroups';
import { Permissions } from './Permissions';
import { withUnlisted } from './permissionGroups';

const names = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontSize: '1rem', lineHeight: 1.8, overflowWrap: 'anywhere' },
};

/** The names of a role and all permissions, ticked where the role holds them. */
export function RoleDetail({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { name, permissions } = role;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="dl" sx={names}>
        <div>
          <dt>{t('Role Name (English)')}</dt>
          <dd>{name.en || '-'}</dd>
        </div>
        <div>
          <dt>{t('Role Name (Myanmar)')}</dt>
          <dd>{name.mm || '-'}</dd>
        </div>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h3" component="h2">
          {t('Permissions')}
        </Typography>
        <Permissions>
          {(listed) => (
            <PermissionGroups
              permissions={withUnlisted(listed, permissions)}
              ticked={permissions}
            />
          )}
        </Permissions>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Role } from '../../../contract/role';
import { isWorthRetrying } from '../../shared/api/load';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { DetailPage } from '../../shared/records/DetailPage';
import { PermissionGroups } from './PermissionGroups';
import { Permissions } from './Permissions';
import { withUnlisted } from './readPermissions';
import { ROLE_FIELDS } from './roleFields';
import { useGetRoleQuery } from './rolesApi';
import { Lines } from '../../shared/ui/Lines';

const namesStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontSize: '1rem', lineHeight: 1.8, overflowWrap: 'anywhere' },
};

function RoleDetail({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { name, permissions } = role;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="dl" sx={namesStyles}>
        <div>
          <dt>{t(ROLE_FIELDS['name.en'].label)}</dt>
          <dd>
            <Lines text={name.en || '-'} />
          </dd>
        </div>
        <div>
          <dt>{t(ROLE_FIELDS['name.mm'].label)}</dt>
          <dd>
            <Lines text={name.mm || '-'} />
          </dd>
        </div>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h3" component="h2">
          {t(ROLE_FIELDS.permissions.label)}
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

/** The detail page of a role. `Not found` and `failed to load` have different messages. */
export function RoleDetailPage() {
  const { t } = useTranslation();
  return (
    <DetailPage<Role>
      title={t('Role Detail')}
      noun="role"
      list={paths.Role}
      edit={paths.EditRole}
      useRecord={useGetRoleQuery}
      subjectOf={(role) => roleNameOr(role.name.en, role)}
      failureOf={(load) =>
        isWorthRetrying(load) ? t('Failed to load role details.') : t('Role not found.')
      }
    >
      {(role) => <RoleDetail role={role} />}
    </DetailPage>
  );
}

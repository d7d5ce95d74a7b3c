import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { generatePath, useParams } from 'react-router';
import type { Role } from '../../../contract/role';
import { isWorthRetrying, statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { BackToList } from '../../shared/lists/BackToList';
import { HistoryCard } from '../../shared/lists/HistoryCard';
import { ContentState } from '../../shared/ui/ContentState';
import { EditButton } from '../../shared/ui/EditButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { PermissionGroups } from './PermissionGroups';
import { Permissions } from './Permissions';
import { withUnlisted } from './readPermissions';
import { useGetRoleQuery } from './rolesApi';

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

/** The detail page of a role. `Not found` and `failed to load` have different messages. */
export function RoleDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const mayEdit = useCan('role-edit');
  const load = useGetRoleQuery(id);
  const { currentData: role } = load;
  return (
    <>
      <PageHeader
        title={t('Role Detail')}
        subject={role && roleNameOr(role.name.en, role)}
        isSubjectBelow
        actions={
          role && mayEdit && <EditButton press={{ to: generatePath(paths.EditRole, { id }) }} />
        }
      />
      <ContentState
        status={statusOf(load)}
        message={t(isWorthRetrying(load) ? 'Failed to load role details.' : 'Role not found.')}
        load={load}
        returnOffer={<BackToList path={paths.Role} />}
      >
        {role && (
          <>
            <RoleDetail role={role} />
            <HistoryCard
              key={id}
              of={{ noun: 'role', id }}
              onUse={mayEdit ? generatePath(paths.EditRole, { id }) : undefined}
            />
          </>
        )}
      </ContentState>
    </>
  );
}

import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { generatePath } from 'react-router';
import { mayDeleteUser } from '../../../contract/policies';
import type { User } from '../../../contract/user';
import { useTranslation } from '../../shared/text/i18n';
import { Marked } from '../../shared/lists/Marked';
import { PagedTable } from '../../shared/lists/PagedTable';
import { useListPage } from '../../shared/lists/useListPage';
import type { ListController } from '../../shared/lists/useListPage';
import { useRowDeletion } from '../../shared/records/useRowDeletion';
import { paths } from '../../shared/pages/paths';
import { selectUser } from '../../shared/session/sessionSlice';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowActions } from '../../shared/ui/RowActions';
import { RowLink } from '../../shared/ui/RowLink';
import { USER_FIELDS } from './userFields';
import { roleNameOf, useDeleteUserMutation, usersApi } from './usersApi';

/** A text that may break anywhere, because an e-mail address has no break opportunity. */
function AnyLength({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <Marked text={text} />
    </Box>
  );
}

const detailOf = ({ id }: User) => generatePath(paths.UserDetail, { id: String(id) });

function UserTable({ list }: { list: ListController<User> }) {
  const { t } = useTranslation();
  const me = useSelector(selectUser);
  const mayEdit = useCan('user-edit');
  const deletionOf = useRowDeletion(useDeleteUserMutation(), 'user', {
    question: t('Are you sure you want to delete this user?'),
    success: t('User deleted successfully!'),
    failure: t('Failed to delete user.'),
  });
  return (
    <PagedTable
      list={list}
      caption={t('User List')}
      emptyText={t('No user data found.')}
      columns={[
        {
          header: t(USER_FIELDS.name.label),
          kind: 'main',
          width: 12,
          render: (user) => (
            <RowLink to={detailOf(user)}>
              <Marked text={user.name || '-'} />
            </RowLink>
          ),
        },
        {
          header: t(USER_FIELDS.email.label),
          width: 16,
          render: ({ email }) => <AnyLength text={email || '-'} />,
        },
        { header: t(USER_FIELDS.role_id.label), render: (user) => roleNameOf(user) || '-' },
        {
          header: t('Action'),
          kind: 'actions',
          render: (user) => {
            const at = { id: String(user.id) };
            return (
              <RowActions
                view={{ to: detailOf(user) }}
                edit={mayEdit ? { to: generatePath(paths.UserEdit, at) } : undefined}
                remove={
                  mayDeleteUser(me, user)
                    ? deletionOf({ id: user.id, about: user.name || user.email })
                    : undefined
                }
              />
            );
          },
        },
      ]}
    />
  );
}

/** The list of users. A failed load shows an empty list without a message. */
export function UserListPage() {
  const { t } = useTranslation();
  const mayCreate = useCan('user-create');
  const users = useListPage<User>(usersApi.endpoints.getUsers);
  return (
    <>
      <PageHeader
        title={t('Users')}
        actions={mayCreate && <CreateButton to={paths.UserCreate} />}
      />
      <UserTable list={users} />
    </>
  );
}

import { useDispatch, useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { Role } from '../../../contract/role';
import type { UserEditForm } from '../../../contract/user';
import { useGetRoleOptionsQuery } from '../../shared/roles/rolesOptionsApi';
import { selectUser, userRefreshed } from '../../shared/session/sessionSlice';

/** All that a signed-in user carries of his role, what he may do included (readings 115). */
const partsOf = (role: Role) => ({
  role,
  roleName: { en: role.name.en },
  slug: role.slug,
  role_id: role.id,
  permissions: role.permissions,
});

/**
 * Takes what was saved of a user into the session, where he is the one who is signed in: the stored
 * user is what the sidebar shows and the buttons go by (readings 10, 56).
 */
export function useRefreshMe() {
  const dispatch = useDispatch();
  const me = useSelector(selectUser);
  const { data: roles } = useGetRoleOptionsQuery();
  return (id: Id, { name, email, role_id }: UserEditForm) => {
    if (!me || !isSameId(me.id, id)) return;
    const isSameRole = isSameId(me.role_id ?? me.role?.id, role_id);
    const role = isSameRole ? undefined : roles?.find((known) => isSameId(known.id, role_id));
    dispatch(userRefreshed({ ...me, name, email, ...(role && partsOf(role)) }));
  };
}

import { useDispatch, useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import type { Role } from '../../../contract/role';
import type { SessionUser } from '../../../contract/session';
import { selectUser, userRefreshed } from '../../shared/session/sessionSlice';

type Changed = Pick<Role, 'id' | 'name' | 'permissions'>;

const isOwn = (user: SessionUser, id: Role['id']) =>
  [user.role_id, user.role?.id].some((own) => own != null && isSameId(own, id));

/**
 * Who has changed his own role sees its name and what it permits at once, not only after the next
 * sign-in (readings 56).
 */
export function useRefreshOwnRole() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  return ({ id, name, permissions }: Changed) => {
    if (!user || !isOwn(user, id)) return;
    const role = { ...user.role, name, permissions };
    const roleName = { ...user.roleName, en: name.en };
    dispatch(userRefreshed({ ...user, role, roleName, permissions }));
  };
}

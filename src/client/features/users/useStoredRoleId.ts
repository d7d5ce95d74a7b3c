import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { useGetRoleOptionsQuery } from '../../shared/roles/rolesOptionsApi';

/** A select holds texts; a role's id goes out as the server gave it. */
export function useStoredRoleId() {
  const { data: roles } = useGetRoleOptionsQuery();
  return (chosen: Id): Id => roles?.find(({ id }) => isSameId(id, chosen))?.id ?? chosen;
}

import { useSelector } from 'react-redux';
import { can } from '../../../contract/permissions';
import type { PermissionSlug } from '../../../contract/permissions';
import { selectUser } from './sessionSlice';

export function useCan(slug: PermissionSlug): boolean {
  return can(useSelector(selectUser), slug);
}

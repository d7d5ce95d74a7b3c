import { useLocation } from 'react-router';
import { isRecord } from '../../../contract/records';

/**
 * Returns the earlier version to restore with which an edit page was opened, or null.
 *
 * @param read converts the entity
 */
export function useProposedVersion<T>(read: (entity: unknown) => T | null): T | null {
  const state: unknown = useLocation().state;
  return isRecord(state) && 'version' in state ? read(state.version) : null;
}

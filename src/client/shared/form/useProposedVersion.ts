import { useLocation } from 'react-router';
import { isRecord } from '../../../contract/records';

/**
 * The earlier version with which a page of editing was opened; null for none.
 *
 * @param read reads the entity
 */
export function useProposedVersion<T>(read: (entity: unknown) => T | null): T | null {
  const state: unknown = useLocation().state;
  return isRecord(state) && 'version' in state ? read(state.version) : null;
}

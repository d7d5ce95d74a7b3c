import { isRecord } from '../../../contract/records';
import type { SessionInfo } from '../../../contract/session';
import { isInstant, textOf, unwrap } from './normalize';

function readSession(value: unknown): SessionInfo[] {
  if (!isRecord(value) || textOf(value.id) === '' || !isInstant(value.last_used_at)) return [];
  return [
    {
      id: textOf(value.id),
      user_agent: textOf(value.user_agent),
      address: textOf(value.address),
      created_at: textOf(value.created_at),
      last_used_at: value.last_used_at,
      ends_at: textOf(value.ends_at),
      current: value.current === true,
    },
  ];
}

/**
 * Reads the sessions of a response; null for anything else, for example from a server without this
 * call.
 */
export function readSessions(response: unknown): SessionInfo[] | null {
  const list: unknown = unwrap(response);
  if (!Array.isArray(list)) return null;
  const sessions = list.flatMap(readSession);
  return sessions.length === list.length ? sessions : null;
}

import { readSessions } from '../../../src/client/shared/api/readSessions';
import { buildSessionInfo } from '../../helpers/client/builders';

const session = buildSessionInfo('a1', { current: true });

it.each([
  ['an envelope', { data: [session] }],
  ['a bare list', [session]],
])('reads the sessions of %s', (_, response) => expect(readSessions(response)).toEqual([session]));

it.each([
  ['a page', '<!doctype html>'],
  ['an entity', { data: { id: 'a1' } }],
  ['sessions without an id', { data: [{ ...session, id: null }] }],
  ['a time that is none', [{ ...session, last_used_at: 'soon' }]],
])('reads no sessions from %s', (_, response) => expect(readSessions(response)).toBeNull());

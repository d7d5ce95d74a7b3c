import { readSessions } from '../../../src/client/shared/api/readSessions';
import { buildSessionInfo } from '../../helpers/client/builders';
import { deviceName } from '../../../src/client/shared/ui/SessionsCard';

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

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [`${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  [`${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
])('reads %s', (userAgent, browser, system) =>
  expect(deviceName(userAgent)).toEqual({ browser, system }),
);

it.each(['', 'curl/8.5.0', 'Mozilla/5.0', 'node', '\u0000', '('.repeat(5000)])(
  'knows no device behind %j',
  (userAgent) => expect(deviceName(userAgent)).toBeNull(),
);

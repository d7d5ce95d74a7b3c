import type { Fault } from '../fault';

const TESTS = ['server/routes/sharedResponses.test.ts'];
const SESSION_TESTS = ['server/routes/keptSessions.test.ts'];
const VERSION_TESTS = ['server/embedded/storeVersion.test.ts'];
const KEPT_TESTS = ['server/http/keptResponses.test.ts'];

/** Responses and sessions that are kept until the store changes. */
export const reads: Fault[] = [
  {
    rule: 'a kept response shows what another process has written',
    file: 'server/store/storeVersion.ts',
    find: 'pragma data_version',
    replace: 'select total_changes()',
    tests: [...TESTS, ...VERSION_TESTS],
  },
  {
    rule: 'a kept response shows what the same process has written',
    file: 'server/store/sqlite.ts',
    find: 'watchVersion(watcher)',
    replace: 'watchVersion(database)',
    tests: [...TESTS, ...SESSION_TESTS],
  },
  {
    rule: 'a kept response is sent in an encoding that the client accepts',
    file: 'server/http/keptResponses.ts',
    find: "headers['accept-encoding'], ",
    replace: '',
    tests: TESTS,
  },
  {
    rule: 'headers of a request are not kept',
    file: 'server/http/keptResponses.ts',
    find: "'content-type', ",
    replace: "'content-type', 'session-ends-in', ",
    tests: TESTS,
  },
  {
    rule: 'a response is kept for one version of the store',
    file: 'server/http/keptResponses.ts',
    find: 'if (response.version !== version) return null;',
    replace: '',
    tests: [...TESTS, ...KEPT_TESTS],
  },
  {
    rule: 'kept responses share a bounded memory',
    file: 'server/http/keptResponses.ts',
    find: 'this.bytes += key.length + response.body.length;',
    replace: '',
    tests: KEPT_TESTS,
  },
  {
    rule: 'nothing is kept while the version of the store is unknown',
    file: 'server/store/storeVersion.ts',
    find: '      return null;',
    replace: "      return '';",
    tests: VERSION_TESTS,
  },
  {
    rule: 'a session is kept for one version of the store',
    file: 'server/store/storedSessions.ts',
    find: 'if (known?.version !== version) known = undefined;',
    replace: '',
    tests: SESSION_TESTS,
  },
  {
    rule: 'a kept session belongs to one token',
    file: 'server/store/storedSessions.ts',
    find: 'known?.sessions.get(tokenHash)',
    replace: '[...(known?.sessions.values() ?? [])][0]',
    tests: SESSION_TESTS,
  },
  {
    rule: 'a kept session is dated by when it was opened, not by when it was read',
    file: 'server/store/storedSessions.ts',
    find: 'createdAt: Date.parse(row.created_at)',
    replace: 'createdAt: Date.parse(row.expires_at)',
    tests: ['server/routes/lifetimes.test.ts'],
  },
  {
    rule: 'a statement runs with the values of each call',
    file: 'server/store/statement.ts',
    find: 'values[value.name]',
    replace: 'value.name',
    tests: ['server/store/statement.test.ts'],
  },
];

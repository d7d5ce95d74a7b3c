import type { Fault } from '../fault';

const TESTS = ['server/routes/sharedResponses.test.ts'];
const KEPT_TESTS = ['server/http/keptResponses.test.ts'];

/** Responses that are kept until the store changes. */
export const reads: Fault[] = [
  {
    rule: 'a kept response shows what another process has written',
    file: 'server/store/storeVersion.ts',
    find: "data_version || ':' || total_changes()",
    replace: 'total_changes()',
    tests: TESTS,
  },
  {
    rule: 'a kept response shows what the same process has written',
    file: 'server/store/storeVersion.ts',
    find: "data_version || ':' || total_changes()",
    replace: 'data_version',
    tests: TESTS,
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
    rule: 'a statement runs with the values of each call',
    file: 'server/store/statement.ts',
    find: 'values[value.name]',
    replace: 'value.name',
    tests: ['server/store/statement.test.ts'],
  },
];

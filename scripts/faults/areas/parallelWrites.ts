import type { Fault } from '../fault';

/** Writes that run at the same time, on PostgreSQL. */
export const parallelWrites: Fault[] = [
  {
    rule: 'of two saves of one version one succeeds, on all servers',
    file: 'server/store/locks.ts',
    find: 'else if (singly && id !== null) await take(db, singly, id);',
    replace: '',
    tests: ['postgres/parallelWrites.test.ts'],
  },
  {
    rule: 'a name is given once, on all servers',
    file: 'server/store/locks.ts',
    find: 'if (together) await take(db, together);',
    replace: 'if (together) return;',
    tests: ['postgres/races.test.ts'],
  },
  {
    rule: 'nobody waits for the save of another post',
    file: 'server/store/locks.ts',
    find: 'await take(db, singly, id);',
    replace: 'await take(db, singly);',
    tests: ['postgres/parallelWrites.test.ts'],
  },
  {
    rule: 'a password that is being replaced opens no session',
    file: 'server/routes/passwordAttempt.ts',
    find: 'await lockUser(trx, id);',
    replace: '',
    tests: ['postgres/parallelWrites.test.ts'],
  },
  {
    rule: 'a user keeps their rights until their write ends',
    file: 'server/routes/audited.ts',
    find: 'await lockSession(trx, callerOf(request).token);',
    replace: '',
    tests: ['postgres/parallelWrites.test.ts'],
  },
  {
    rule: 'failed sign-ins are counted one after the other, on all servers',
    file: 'server/store/loginFailures.ts',
    find: "await lockArea(trx, 'passwordAttempts');",
    replace: '',
    tests: ['postgres/races.test.ts'],
  },
  {
    rule: 'a removed text is not found, though its entry is still in the index',
    file: 'server/store/search/searchSegments.ts',
    find: 'gone ? all.filter((ordinal) => !gone.has(ordinal % MAX_DOCUMENTS)) : all',
    replace: 'all',
    tests: ['server/store/search/indexSegments.test.ts'],
  },
];

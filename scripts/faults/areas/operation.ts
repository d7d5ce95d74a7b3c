import type { Fault } from '../fault';

/** The store's versions, its backups, its disk, and what operators are told. */
export const operation: Fault[] = [
  {
    rule: 'a released migration is never edited',
    file: 'server/migrations/base.ts',
    find: "createIndex('sessions_user')",
    replace: "createIndex('sessions_users')",
    tests: ['server/store/releases.test.ts'],
  },
  {
    rule: 'a store of an edited migration is refused',
    file: 'server/store/migrate.ts',
    find: 'if (edited)',
    replace: 'if (false)',
    tests: ['server/store/releases.test.ts'],
  },
  {
    rule: 'a store without checksums gets them',
    file: 'server/store/migrate.ts',
    find: '  await recordChecksums(db);\n',
    replace: '',
    tests: ['server/store/releases.test.ts'],
  },
  {
    rule: 'a store of another version is not called damaged',
    file: 'server/store/migrate.ts',
    find: 'if (tables.length > 0 && isRecorded)',
    replace: 'if (tables.length > 0)',
    tests: ['server/store/releases.test.ts'],
  },
  {
    rule: 'a backup has mode 0600 from its first byte',
    file: 'server/tools/backup.ts',
    find: "openSync(file, 'wx', 0o600)",
    replace: "openSync(file, 'wx')",
    tests: ['server/embedded/backup.test.ts'],
  },
  {
    rule: 'a backup contains no sessions',
    file: 'server/tools/backup.ts',
    find: '    closeSessions(unfinished);\n',
    replace: '',
    tests: ['server/embedded/backup.test.ts'],
  },
  {
    rule: 'the first password is printed at a terminal only',
    file: 'server/serve.ts',
    find: 'isShown ? null : passwordFile',
    replace: 'null',
    tests: ['server/embedded/firstPassword.test.ts'],
  },
  {
    rule: 'the file of the first password is private',
    file: 'server/firstStart.ts',
    find: "{ mode: 0o600, flag: 'wx' }",
    replace: "{ flag: 'wx' }",
    tests: ['server/embedded/firstPassword.test.ts'],
  },
  {
    rule: 'the file of the first password is removed once that has changed',
    file: 'server/serve.ts',
    find: '    await removeStalePassword(services, passwordFile);\n',
    replace: '',
    tests: ['server/embedded/firstPassword.test.ts'],
  },
  {
    rule: 'the process runs while a write waits for a lock',
    file: 'server/store/sqlite.ts',
    find: '{ timeout: 0 }',
    replace: '{ timeout: 5000 }',
    tests: ['server/embedded/locks.test.ts'],
  },
  {
    rule: 'others read while a write waits for a lock',
    file: 'server/store/sqliteDialect.ts',
    find: '    await super.releaseConnection();\n    await sleep(LOCK_RETRY_MS);\n    await super.acquireConnection();\n',
    replace: '    await sleep(LOCK_RETRY_MS);\n',
    tests: ['server/embedded/locks.test.ts'],
  },
  {
    rule: 'a transaction locks the store when it begins',
    file: 'server/store/sqliteDialect.ts',
    find: "'begin' : 'begin immediate'",
    replace: "'begin' : 'begin'",
    tests: ['server/embedded/locks.test.ts'],
  },
];

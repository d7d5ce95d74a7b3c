import type { Fault } from '../fault';

/** Attempts at passwords. */
export const throttling: Fault[] = [
  {
    rule: 'the fifth failure blocks an account',
    file: 'server/store/loginFailures.ts',
    find: 'limit: 5,',
    replace: 'limit: 6,',
    tests: ['server/routes/throttle.test.ts'],
  },
  {
    rule: 'the twentieth failure blocks a network',
    file: 'server/store/loginFailures.ts',
    find: 'limit: 20 }',
    replace: 'limit: 21 }',
    tests: ['server/routes/throttle.test.ts'],
  },
  {
    rule: 'each block is twice as long',
    file: 'server/store/loginFailures.ts',
    find: 'FIRST_BLOCK_MS * 2 ** Math.min(failures - limit, 10)',
    replace: 'FIRST_BLOCK_MS',
    tests: ['server/routes/throttle.test.ts'],
  },
  {
    rule: 'trying during a block does not prolong it',
    file: 'server/store/loginFailures.ts',
    find: 'if (wait > 0) return { wait, isKnown, counted };',
    replace: '',
    tests: ['server/routes/throttle.test.ts'],
  },
  {
    rule: 'a success does not clear the failures of a network',
    file: 'server/store/loginFailures.ts',
    find: 'memoryMs: 60 * MINUTE_MS, clearedBySuccess: false',
    replace: 'memoryMs: 60 * MINUTE_MS, clearedBySuccess: true',
    tests: ['server/routes/throttle.test.ts'],
  },
  {
    rule: 'strangers cannot block who signs in from a known network',
    file: 'server/store/loginFailures.ts',
    find: '(await isKnownNetwork(trx, email, network, now)) || network === LOOPBACK',
    replace: 'network === LOOPBACK',
    tests: ['server/routes/knownNetworks.test.ts'],
  },
  {
    rule: 'throttling stores no e-mail address',
    file: 'server/store/loginFailures.ts',
    find: "createHash('sha256').update(name).digest('hex')",
    replace: 'name',
    tests: ['server/routes/throttle.test.ts'],
  },
  {
    rule: 'the addresses of an IPv6 network count together',
    file: 'server/networks.ts',
    find: '.slice(0, 4)',
    replace: '',
    tests: ['server/networks.test.ts'],
  },
  {
    rule: 'a sign-in compares the hash that it verified with the stored one',
    file: 'server/routes/passwordAttempt.ts',
    find: '  if (current?.password_hash !== hash) return false;\n',
    replace: '  if (!current) return false;\n',
    tests: ['server/routes/passwordRaces.test.ts'],
  },
  {
    rule: 'a block from the future is shortened',
    file: 'server/store/loginFailures.ts',
    find: ".set({ blocked_until })\n    .where('blocked_until', '>', blocked_until)",
    replace: ".set({ blocked_until })\n    .where('blocked_until', '=', 'never')",
    tests: ['server/routes/lifetimes.test.ts'],
  },
  {
    rule: 'known people do not wait behind strangers',
    file: 'server/routes/passwordAttempt.ts',
    find: 'attempt.hasSession || admission.isKnown',
    replace: 'false',
    tests: ['server/http/limits/hashQueue.test.ts'],
  },
  {
    rule: 'an attempt that nobody had time for does not count',
    file: 'server/routes/passwordAttempt.ts',
    find: '    await inTransaction(db, (trx) => forgive(trx, admission));\n',
    replace: '',
    tests: ['server/http/limits/hashQueue.test.ts'],
  },
];

import type { Fault } from '../fault';

const KEYS = ['server/routes/idempotency.test.ts'];
const KEPT = ['server/routes/idempotencyStore.test.ts'];
const VERSIONS = ['server/routes/versions.test.ts'];

/** Requests that are sent again, and saves of older versions. */
export const saves: Fault[] = [
  {
    rule: 'a repeated request saves nothing again',
    file: 'server/routes/audited.ts',
    find: 'await endRepeated(trx, request, caller.account.id, services.now());',
    replace: '',
    tests: KEYS,
  },
  {
    rule: 'a repeated request decodes no image again',
    file: 'server/http/route.ts',
    find: 'await endRepeated(services.db, request, account.id, services.now());',
    replace: '',
    tests: KEPT,
  },
  {
    rule: 'a key is kept in the transaction of its write',
    file: 'server/routes/audited.ts',
    find: 'await keepKey(db, event.user.id',
    replace: 'setImmediate(keepKey, db, event.user.id',
    tests: KEYS,
  },
  {
    rule: 'a key belongs to its user',
    file: 'server/store/idempotencyKeys.ts',
    find: "    .where('keys.user_id', '=', userId)\n",
    replace: '',
    tests: KEYS,
  },
  {
    rule: 'a key belongs to one request',
    file: 'server/http/idempotency.ts',
    find: 'if (outcome.requestHash !== key.requestHash) throw refused(REUSED);',
    replace: '',
    tests: KEYS,
  },
  {
    rule: 'a request is the same only with the same path',
    file: 'server/http/idempotency.ts',
    find: '[request.method, path, ',
    replace: '[request.method, ',
    tests: KEYS,
  },
  {
    rule: 'a request is the same only with the same files',
    file: 'server/http/idempotency.ts',
    find: "subtle.digest('SHA-256', input.bytes)",
    replace: "subtle.digest('SHA-256', Buffer.of())",
    tests: KEPT,
  },
  {
    rule: 'the hash of a request is worth nothing without its key',
    file: 'server/http/idempotency.ts',
    find: 'requestHash: hash(content)',
    replace: "requestHash: createHmac('sha256', '').update(content).digest('hex')",
    tests: KEPT,
  },
  {
    rule: 'a key counts for 24 hours',
    file: 'server/store/idempotencyKeys.ts',
    find: 'const KEPT_MS = 24 * 3_600_000;',
    replace: 'const KEPT_MS = 25 * 3_600_000;',
    tests: KEPT,
  },
  {
    rule: 'a key from the future does not count',
    file: 'server/store/idempotencyKeys.ts',
    find: "    .where('keys.created_at', '<=', newest(now))\n",
    replace: '',
    tests: KEPT,
  },
  {
    rule: 'expired keys are purged',
    file: 'server/store/idempotencyKeys.ts',
    find: 'await purge(db, now);',
    replace: '',
    tests: KEPT,
  },
  {
    rule: 'a key has a form',
    file: 'server/http/idempotency.ts',
    find: "if (typeof key !== 'string' || !KEY_FORM.test(key)) throw refused(WRONG_FORM);",
    replace: '',
    tests: KEYS,
  },
  {
    rule: 'an update of an older version is refused',
    file: 'server/routes/audited.ts',
    find: 'if (version === null || version === current.version) return;',
    replace: 'return;',
    tests: VERSIONS,
  },
  {
    rule: 'each update is another version',
    file: 'server/store/versions.ts',
    find: 'version + 1',
    replace: 'version',
    tests: VERSIONS,
  },
  {
    rule: 'a weak tag admits no update',
    file: 'server/http/versions.ts',
    find: 'tag === ETag',
    replace: "tag.replace('W/', '') === ETag",
    tests: VERSIONS,
  },
  {
    rule: 'a sign-in is no change of a user',
    file: 'server/store/audit.ts',
    find: "    .where('action', 'in', ['create', 'update'])\n",
    replace: '',
    tests: VERSIONS,
  },
];

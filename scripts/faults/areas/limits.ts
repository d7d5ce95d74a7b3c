import type { Fault } from '../fault';

/** What a client can take of the server's memory and connections. */
export const limits: Fault[] = [
  {
    rule: 'a page of the audit trail is not in memory at once',
    file: 'server/http/sendJson.ts',
    find: 'rows === data ? rows.largest : rows.bytes',
    replace: 'rows.bytes',
    tests: ['server/http/limits/slowLists.test.ts'],
  },
  {
    rule: 'a long list reserves its memory',
    file: 'server/http/sendJson.ts',
    find: 'streamResponse(reply, bytes + compressorBytes(reply.request), parts)',
    replace: 'streamResponse(reply, 0, parts)',
    tests: ['server/http/limits/slowLists.test.ts'],
  },
  {
    rule: 'what is saved is not refused',
    file: 'server/http/limits/memoryBudget.ts',
    find: '!this.free(transfer) && isRefusable',
    replace: '!this.free(transfer)',
    tests: ['server/http/limits/slowLists.test.ts'],
  },
  {
    rule: 'rows are read in batches of 64 kB',
    file: 'server/store/pages.ts',
    find: 'if (size + bytes > BATCH_BYTES) {',
    replace: 'if (size === Infinity) {',
    tests: ['server/store/rowBatches.test.ts'],
  },
  {
    rule: 'the refusal of a large body arrives also where the connection is closed',
    file: 'server/http/limits/limits.ts',
    find: '  lingerOnClose(app);\n',
    replace: '',
    tests: ['server/http/limits/lingeringClose.test.ts'],
  },
  {
    rule: 'the end of a refusal does not wait for the body',
    file: 'server/http/limits/lingeringClose.ts',
    find: '    socket.end();\n',
    replace: '',
    tests: ['server/http/limits/lingeringClose.test.ts'],
  },
  {
    rule: 'a client that was refused and is silent is disconnected',
    file: 'server/http/limits/connections.ts',
    find: 'if (!this.awaitsResponse(socket)) socket.destroy();',
    replace: '',
    tests: ['server/http/limits/slowClients.test.ts'],
  },
];

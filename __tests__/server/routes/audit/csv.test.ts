import { csvLine } from '../../../../src/server/http/csv';
import { addAuditRecord } from '../../../helpers/server/audit';
import { adminFor, clientOf } from '../../../helpers/server/content';
import { signIn } from '../../../helpers/server/testServer';

const { server, headers, admin } = adminFor('each');

const csv = (query = '') => admin.get(`/api/audit/csv${query}`);

const HEADER =
  '"Time (Asia/Yangon)","User","E-mail","Action","Type","Id","Name","Concern","Address","Request"';

/** The lines below the header. */
async function linesOf(query = ''): Promise<string[]> {
  const [header, ...lines] = (await csv(query)).body.split('\r\n');
  expect([header, lines.pop()]).toEqual([`\uFEFF${HEADER}`, '']);
  return lines;
}

it('sends every record of a filter as a file, the newest first, in the time of Yangon', async () => {
  const at = (instant: string) => new Date(instant);
  await addAuditRecord(server, {}, at('2026-06-01T17:29:59.999Z'));
  await addAuditRecord(server, {}, at('2026-06-01T17:30:00Z'));
  const admin = { id: 3, name: 'ဒေါ်ခင်', slug: 'admin' };
  const user = { entity: 'user', entityId: 3, before: null, after: admin } as const;
  await addAuditRecord(server, { ...user, user: null }, at('2026-06-02T17:29:59Z'));
  const response = await csv('?start_date=2026-06-02&end_date=2026-06-02');
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="activity-2026-06-05.csv"',
  });
  expect(response.body).toBe(
    `\uFEFF${HEADER}\r\n` +
      '"2026-06-02 23:59:59","","","create","user","3","ဒေါ်ခင်","new-administrator","192.0.2.1","r-1"\r\n' +
      '"2026-06-02 00:00:00","Daw Khin","khin@example.org","create","tag","1","rain","","192.0.2.1","r-1"\r\n',
  );
  expect(await linesOf('?noun=tag&action=create&user_id=7')).toHaveLength(2);
  expect(await linesOf('?noun=post')).toEqual([]);
});

it('leaves out nothing of more records than are read at once, by their ids and by days', async () => {
  for (let count = 0; count < 1100; count += 1) {
    await addAuditRecord(server, { requestId: `r-${count}` });
  }
  const requests = Array.from({ length: 1100 }, (_, index) => `"r-${1099 - index}"`);
  for (const query of ['', '?start_date=2026-06-05', '?user_id=7']) {
    expect((await linesOf(query)).map((line) => line.split(',').at(-1))).toEqual(requests);
  }
});

it.each([
  ...['^=1+1', '^+1', '^-1', '^@SUM(A1)', '\t^=1', '\r^=1', '\n^=1'],
  ...['^＝1+1', '^＋1', '^－1', '^＠SUM(A1)'],
  ...['rain;^=1', 'rain|^+1', 'rain\t^-1', 'rain\n^@A1', 'a; ^=1;;^＝2', "a;'^=1"],
])('does not write %j as a formula', (marked) => {
  const [text, safe] = [marked.replaceAll('^', ''), marked.replaceAll('^', "'")];
  expect(csvLine([text])).toBe(`"${safe}"\r\n`);
});

it('does not let a quotation mark hide a formula behind a separator', () =>
  expect(csvLine(['a;"=1"'])).toBe(`"a;""'=1"""\r\n`));

it('keeps every other text, including quotation marks and new lines', () =>
  expect(csvLine(['a "b", c', 'd\ne', "'f", ' =1', 'g;h-i', ''])).toBe(
    '"a ""b"", c","d\ne","\'f"," =1","g;h-i",""\r\n',
  ));

it('refuses a filter as the list does', async () =>
  expect((await csv('?noun_id=1')).statusCode).toBe(422));

it('sends no records to HEAD or to unprivileged users', async () => {
  const sent = await csv();
  const head = await server.app.inject({ method: 'HEAD', url: '/api/audit/csv', headers });
  expect([head.statusCode, head.headers['content-disposition'], head.body]).toEqual([
    ...[200, sent.headers['content-disposition'], ''],
  ]);
  const editor = clientOf(server, await signIn(server, 'user-edit', 'role-edit'));
  expect((await editor.get('/api/audit/csv')).statusCode).toBe(403);
});

import { http } from 'msw/core/http';
import type * as Module from '../../../src/client/shared/device/newVersion';
import { server } from '../../helpers/client/server';

const FILE = `${window.location.origin}/build/7.0123abcd.js`;

/** The error that webpack throws if the script of a chunk does not load. */
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { request: FILE });

/** The module in its state in a newly opened page. */
async function openPage(): Promise<typeof Module> {
  jest.resetModules();
  return import('../../../src/client/shared/device/newVersion');
}

describe('a part that does not arrive', () => {
  const answer = (status: number, type: string) => () =>
    new Response(null, { status, headers: { 'Content-Type': type } });

  it.each([
    ['is gone', answer(404, 'application/json'), true],
    ['is gone for good', answer(410, 'text/plain'), true],
    ['is the start page', answer(200, 'text/html; charset=utf-8'), true],
    ['is there after all', answer(200, 'text/javascript'), false],
    ['cannot be served', answer(503, 'text/html'), false],
    ['cannot be reached', () => Response.error(), false],
  ])('and %s', async (_, reply, isReplaced) => {
    server.use(http.head(FILE, reply));
    const page = await openPage();
    const told = jest.fn();
    page.subscribeToVersion(told);
    await expect(page.importPart(() => Promise.reject(chunkError))).rejects.toBe(chunkError);
    expect([page.isReplaced(), told.mock.calls.length > 0]).toEqual([isReplaced, isReplaced]);
  });

  it('because of another fault does not mean a new version', async () => {
    const page = await openPage();
    await expect(page.importPart(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
    expect(page.isReplaced()).toBe(false);
  });
});

describe('the build of the server', () => {
  const addBuild = (content: string) =>
    document.head.append(Object.assign(document.createElement('meta'), { name: 'build', content }));

  afterEach(() => document.querySelector('meta[name="build"]')?.remove());

  it('is not loaded by a tab that cannot record it, because that might never end', async () => {
    addBuild('abcd');
    const page = await openPage();
    page.noteBuild('ef01');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    page.loadNewVersion('/build/role');
    expect(page.isLeaving()).toBe(false);
    full.mockRestore();
  });

  it.each([
    ['another', 'abcd', 'ef01', true],
    ['the same', 'abcd', 'abcd', false],
    ['not sent', 'abcd', null, false],
    ['unknown to the page', '', 'abcd', false],
  ])('is %s', async (_, own, sent, isReplaced) => {
    addBuild(own);
    const page = await openPage();
    page.noteBuild(sent);
    expect(page.isReplaced()).toBe(isReplaced);
  });
});

import { waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

/** What was asked for, such as `400 1em "Noto Sans Myanmar"`. */
let loads: string[];
let arrive: () => void;

/** jsdom has no fonts. @param installed the families that are on the device */
function fakeFonts(installed: string[] = []): void {
  loads = [];
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const load = async (face: string, text = ' ') => {
    loads.push(face);
    if (!/[\u1000-\u109F]/.test(text)) return [];
    if (installed.some((family) => face.includes(family))) return ['installed'];
    if (face.includes('Installed')) throw new Error('Not installed.');
    await arrival;
    return ['downloaded'];
  };
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
}

/** The module as a page that has just been opened has it. */
async function freshModule() {
  jest.resetModules();
  return import('../../../src/client/shared/text/burmeseFont');
}

const unfakedTimeout = setTimeout;

/** What has become of a promise, once all that could happen at once has happened. */
async function stateOf(promise: Promise<unknown>) {
  const pending = new Promise((resolve) => unfakedTimeout(() => resolve('pending')));
  return Promise.race([promise.then(() => 'resolved'), pending]);
}

const NOTO = ['400 1em "Noto Sans Myanmar"', '600 1em "Noto Sans Myanmar"'];

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

it('loads nothing for a text without Burmese letters', async () => {
  fakeFonts();
  const { fontFor } = await freshModule();
  await fontFor('[{"name":"Rain, na\\u00efve 雨"}]');
  expect(loads).toEqual([]);
});

it('loads nothing that is not installed where a Burmese font is', async () => {
  fakeFonts(['Installed Burmese']);
  const { fontFor } = await freshModule();
  await fontFor('မိုး');
  expect(loads.filter((face) => NOTO.includes(face))).toEqual([]);
});

it.each(['{"title":"မိုး"}', '{"title":"\\u1019\\u102d\\u102f\\u1038"}'])(
  'holds %s until both weights are there',
  async (body) => {
    fakeFonts();
    const { fontFor } = await freshModule();
    const held = fontFor(body);
    expect(await stateOf(held)).toBe('pending');
    expect(loads.filter((face) => face.includes('Noto'))).toEqual(NOTO);
    arrive();
    await held;
  },
);

it('holds a text for a second at most, and none after that', async () => {
  fakeFonts();
  const { fontFor } = await freshModule();
  jest.useFakeTimers();
  const held = fontFor('မိုး');
  jest.advanceTimersByTime(999);
  expect(await stateOf(held)).toBe('pending');
  jest.advanceTimersByTime(1);
  await held;
  jest.useRealTimers();
  expect(await stateOf(fontFor('လေ'))).toBe('resolved');
});

it('holds a response with Burmese text', async () => {
  fakeFonts();
  jest.resetModules();
  const { makeCaller } = await import('../../helpers/client/probe');
  server.use(http.get('/api/any', () => json({ text: 'မိုးကြီးမည်' })));
  const { get } = await makeCaller(buildSession());
  const response = get('/any');
  await waitFor(() => expect(loads).toEqual(expect.arrayContaining(NOTO)));
  expect(await stateOf(response)).toBe('pending');
  arrive();
  expect(await response).toMatchObject({ data: { text: 'မိုးကြီးမည်' } });
});

it('begins to load the font for the response to a write, which does not wait for it', async () => {
  fakeFonts();
  jest.resetModules();
  // Who waits for the font, waits for ever.
  jest
    .spyOn(window, 'setTimeout')
    .mockImplementation((run, ms) => unfakedTimeout(ms === 1000 ? () => undefined : run, ms));
  const { makeCaller } = await import('../../helpers/client/probe');
  server.use(http.post('/api/any', () => json({ text: 'မိုးကြီးမည်' })));
  const { send } = await makeCaller(buildSession());
  expect(await send({ url: '/any' })).toMatchObject({ data: { text: 'မိုးကြီးမည်' } });
  jest.restoreAllMocks();
  await waitFor(() => expect(loads).toEqual(expect.arrayContaining(NOTO)));
  arrive();
});

import { alternativeOf } from '../../../../../src/client/shared/share/alternative';
import { AREA_TILES } from '../../../../../src/client/shared/share/areaTiles';
import { PICTURE_SIZES } from '../../../../../src/client/shared/share/picture';
import type {
  Box,
  PictureContent,
  PictureSize,
} from '../../../../../src/client/shared/share/picture';
import { pictureBoxes } from '../../../../../src/client/shared/share/pictureBoxes';
import type { Measure } from '../../../../../src/client/shared/share/textBlock';
import type { AreaCode } from '../../../../../src/contract/areas';
import { noticePicture } from '../../../../../src/client/features/announcements/share/noticePicture';

/** Letters of equal width, so that positions follow from counting. */
const measure: Measure = (text, { size }) => ({
  left: 0,
  right: [...text].length * size * 0.5,
  ascent: size * 0.8,
  descent: size * 0.2,
});

const MADE = Date.parse('2026-11-27T03:25:00Z');
const notice = (text: string, over = {}) =>
  noticePicture({ id: 1, type: 'warning', text, ...over }, MADE);

const draw = (content: PictureContent, size: PictureSize = 'square') =>
  pictureBoxes(content, size, false, measure);
const textsIn = (boxes: Box[]) =>
  boxes.flatMap((box) => (box.kind === 'text' ? [{ ...box, size: box.font.size }] : []));
const linesOf = (boxes: Box[]) => textsIn(boxes).map(({ text }) => text);
const sizeOf = (boxes: Box[], start: string) =>
  textsIn(boxes).find(({ text }) => text.startsWith(start))?.size ?? NaN;

const SENTENCE = 'Boats should not go to sea today. ';
const sizes = Object.keys(PICTURE_SIZES) as PictureSize[];

it.each(sizes)('says type, text, service and times in both languages: %s', (size) => {
  const valid = { issued_at: '2026-11-27T02:10:00Z', valid_until: '2026-11-28T06:00:00Z' };
  const lines = linesOf(draw(notice('Stay in.', valid), size)).join('\n');
  for (const text of [
    'သတိပေးချက်',
    'Warning',
    'Stay in.',
    'Issued: 27 November 2026 at 08:40',
    'ထုတ်ပြန်ချိန် − ၂၀၂၆ ခုနှစ် နိုဝင်ဘာလ ၂၇ ရက် ၀၈:၄၀',
    'Valid until: 28 November 2026 at 12:30',
    'သက်တမ်း − ၂၀၂၆ ခုနှစ် နိုဝင်ဘာလ ၂၈ ရက် ၁၂:၃၀ အထိ',
    'Picture made: 27 November 2026 at 09:55',
    'ပုံ ပြုလုပ်ချိန် − ၂၀၂၆ ခုနှစ် နိုဝင်ဘာလ ၂၇ ရက် ၀၉:၅၅',
  ]) {
    expect(lines).toContain(text);
  }
  expect(lines.replaceAll('\n', ' ')).toContain('Myanmar Disaster and Weather Information Service');
});

it('leaves out unknown times, and has a word for a type of another server', () => {
  const lines = linesOf(draw(notice('Stay in.', { type: 'river watch' }))).join('\n');
  expect(lines).toContain('River watch');
  expect(lines).not.toMatch(/Issued|Valid/);
  expect(linesOf(draw(notice('Stay in.', { type: '' })))).toContain('ကြေညာချက် · Announcement');
});

it.each(sizes)('shows 400 characters, and cuts more at the end of a sentence: %s', (size) => {
  const whole = SENTENCE.repeat(11) + 'Stay in the harbour today.';
  expect(whole).toHaveLength(400);
  const full = linesOf(draw(notice(whole), size)).join(' ');
  expect(full).toContain('harbour today.');
  expect(full).not.toContain('…');
  expect(full).not.toContain('See the full warning');
  const cut = linesOf(draw(notice(SENTENCE.repeat(20)), size)).join(' ');
  expect(cut.split('Boats').length - 1).toBe(11);
  expect(cut).toContain('sea today. … သတိပေးချက် အပြည့်အစုံကို ကြည့်ပါ · See the full warning');
});

it('says where to read an announcement that is not a warning', () => {
  const lines = linesOf(draw(notice(SENTENCE.repeat(20), { type: 'pleasant' }))).join(' ');
  expect(lines).toContain('See the full announcement');
});

it('renders long texts smaller, keeps line breaks, and breaks lines between words', () => {
  const long = draw(notice(SENTENCE.repeat(6)));
  expect(sizeOf(draw(notice('Boats stay in.')), 'Boats')).toBeGreaterThan(sizeOf(long, 'Boats'));
  const words = SENTENCE.repeat(6).trim().split(' ');
  const shown = linesOf(long).filter((line) => words.includes(line.split(' ')[0] ?? ''));
  expect(shown.join(' ').split(' ')).toEqual(words);
  expect(linesOf(draw(notice('Sittwe 3 m\nGwa 2 m')))).toEqual(
    expect.arrayContaining(['Sittwe 3 m', 'Gwa 2 m']),
  );
});

it.each(sizes)('cuts a text of too many lines, and a word that is too wide: %s', (size) => {
  const { width, height } = PICTURE_SIZES[size];
  for (const text of ['a '.repeat(199).replaceAll(' ', '\n'), 'w'.repeat(400)]) {
    for (const box of textsIn(draw(notice(text), size))) {
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.start.x + measure(box.text, box.font).right).toBeLessThanOrEqual(width);
    }
  }
  expect(linesOf(draw(notice('a '.repeat(199).replaceAll(' ', '\n')), size))).toContain(
    'သတိပေးချက် အပြည့်အစုံကို ကြည့်ပါ · See the full warning',
  );
});

it('has an alternative text in the languages of its own text', () => {
  expect(alternativeOf(notice('မိုးကြီးမည်။'))).toBe(
    ['သတိပေးချက်', 'မိုးကြီးမည်။', 'မြန်မာ့ သဘာဝဘေးနှင့် မိုးလေဝသ သတင်းဝန်ဆောင်မှု'].join('\n'),
  );
  const both = alternativeOf(notice(`မိုးကြီးမည်။ ${SENTENCE.repeat(20)}`));
  expect(both).toMatch(/^သတိပေးချက် · Warning\nမိုးကြီးမည်။ Boats/);
  expect(both).toContain('sea today. …\nသတိပေးချက် အပြည့်အစုံကို ကြည့်ပါ · See the full warning\n');
});

const COAST: AreaCode[] = ['MM-16', 'MM-07', 'MM-06', 'MM-15', 'MM-05'];

/** The rows and columns of the filled tiles, of all that there are. */
function filledTiles(boxes: Box[]) {
  const grounds = boxes.flatMap((box) => (box.kind === 'ground' ? [box] : []));
  const [, panel] = grounds;
  const isInside = (one: Box, other: Box) =>
    one.x > other.x && one.x + one.width < other.x + other.width && one.y > other.y;
  const tiles = grounds.filter(({ colors }) => colors[0] === '#FFFFFF').slice(1);
  const hollow = grounds.filter(({ colors }) => colors[0] === panel?.colors[0]).slice(1);
  const filled = tiles.filter((tile) => !hollow.some((hole) => isInside(hole, tile)));
  const placeIn = (values: number[], value: number) =>
    [...new Set(values)].sort((a, b) => a - b).indexOf(value);
  const places = filled.map(({ x, y }) => ({
    column: placeIn(
      tiles.map((tile) => Math.round(tile.x)),
      Math.round(x),
    ),
    row: placeIn(
      tiles.map((tile) => Math.round(tile.y)),
      Math.round(y),
    ),
  }));
  return { count: tiles.length, places };
}

it.each(sizes)('has a map of the areas with their names in both languages: %s', (size) => {
  const boxes = draw(notice('Stay in.', { areas: COAST }), size);
  const { count, places } = filledTiles(boxes);
  expect(count).toBe(15);
  expect(places).toEqual(COAST.map((code) => AREA_TILES[code]));
  const lines = linesOf(draw(notice('Stay in.', { areas: ['MM-16', 'MM-15'] }), size)).join(' ');
  expect(lines).toContain('ရခိုင်၊ မွန်');
  expect(lines).toContain('Rakhine, Mon');
});

it.each(sizes)('has no map for the whole country: %s', (size) =>
  expect(draw(notice('Stay in.', { areas: [] }), size)).toEqual(draw(notice('Stay in.'), size)),
);

it('names the areas in the alternative text', () =>
  expect(alternativeOf(notice('မိုးကြီးမည်။ Rain.', { areas: ['MM-16'] }))).toMatch(
    /^သတိပေးချက် · Warning\nရခိုင် · Rakhine\nမိုး/,
  ));

import { compareTexts } from '../../../src/client/shared/ui/TextChange';
import type { Proposal } from '../../../src/client/features/announcements/announcementDialogSlice';
import { needsReview } from '../../../src/client/features/announcements/useReview';

const storm = { text: 'Storm', type: 'warning' };
const rain = { text: 'Rain', type: 'be careful' };
const sun = { text: 'Sun', type: 'pleasant' };
const nothing = { text: ' \u200b', type: 'warning' };

test.each([
  ['a first warning', null, storm, true],
  ['a warning after a caution', rain, storm, true],
  ['a warning where the last one was taken down', nothing, storm, true],
  ['the end of a warning', storm, sun, true],
  ['a warning that is taken down', storm, nothing, true],
  ['a corrected warning', storm, { ...storm, text: 'Storm.' }, true],
  ['an unchanged warning', storm, storm, false],
  ['a corrected caution', rain, { ...rain, text: 'Rain.' }, true],
  ['another area of a caution', rain, { ...rain, areas: ['MM-16'] }, true],
  ['areas of a caution that stay', { ...rain, areas: ['MM-16'] }, rain, false],
  ['the end of a caution', rain, sun, true],
  ['a caution that is taken down', rain, nothing, true],
  ['an unchanged caution', rain, rain, false],
  ['a caution', sun, rain, false],
  ['a first caution', null, rain, false],
  ['pleasant weather', sun, { ...sun, text: 'Sun.' }, false],
  ['a type of another server', { ...rain, type: 'tornado' }, { ...rain, type: 'fog' }, false],
] as [string, Proposal | null, Proposal, boolean][])(
  'decides whether to review: %s',
  (_, before, after, isReviewed) => expect(needsReview(before, after)).toBe(isReviewed),
);

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    ?.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test.each([
  ['Stay in', 'Stay in', 'Stay in'],
  ['River at 9 m', 'River at 10 m', 'River at -9-+10+ m'],
  ['', 'Storm', '+Storm+'],
  ['Storm today', '', '-Storm today-'],
  ['Rain from noon to night', 'Storm at noon', '-Rain from noon to night-+Storm at noon+'],
  [
    'Go to it at once now',
    'So to be at home soon',
    '-Go to it at once now-+So to be at home soon+',
  ],
  ['မြစ်ရေ ၉ မီတာ', 'မြစ်ရေ ၁၀ မီတာ', 'မြစ်ရေ -၉-+၁၀+ မီတာ'],
  ['ပုဂံ ပခုက္ကူ မကွေး', 'ပုဂံ ပခုက္ကီ မကွေး', 'ပုဂံ ပ-ခုက္ကူ-+ခုက္ကီ+ မကွေး'],
])('compares %j with %j word by word', (before, after, change) =>
  expect(marked(before, after)).toBe(change),
);

/** A text of punctuation marks, in an order that looks random but is always the same. */
function noise(length: number, seed: number): string {
  let state = seed;
  const marks = Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return '!?;,:.-+*/()#@%&='.charAt(state % 17);
  });
  return marks.join('');
}

const paragraphs = (length: number, seed: number) =>
  [seed, seed + 1, seed + 2].map((each) => noise(length, each)).join('\n\n');

test.each([
  ['paragraphs that have nothing in common', paragraphs(6000, 1), paragraphs(6000, 9)],
  ['a long paragraph', `${'rain '.repeat(60_000)}`, `${'rain '.repeat(60_000)}?`],
  ['thousands of other lines', 'rain\n'.repeat(9000), 'wind\n'.repeat(9000)],
])('gives up on %s', (_, before, after) => expect(compareTexts(before, after)).toBeNull());

test('has one budget for all changed lines of a comparison', () => {
  const [before, after] = [noise(600, 1), noise(600, 2)];
  const changes = (count: number) => {
    const [old, current] = [before, after].map((text) => `${text}\nRain\n`.repeat(count));
    return compareTexts(`${'Rain\n'.repeat(5000)}${old}`, `${'Rain\n'.repeat(5000)}${current}`);
  };
  expect(changes(1)).not.toBeNull();
  expect(changes(40)).toBeNull();
});

import { compareTexts } from '../../../src/client/shared/ui/TextChange';
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
  ['a corrected caution', rain, { ...rain, text: 'Rain.' }, false],
  ['a caution', sun, rain, false],
  ['a first caution', null, rain, false],
  ['a type of another server', rain, { ...rain, type: 'tornado' }, false],
])('decides whether to review: %s', (_, before, after, isReviewed) =>
  expect(needsReview(before, after)).toBe(isReviewed),
);

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test.each([
  ['Stay in', 'Stay in', 'Stay in'],
  ['River at 9 m', 'River at 10 m', 'River at -9-+10+ m'],
  ['', 'Storm', '+Storm+'],
  ['Storm today', '', '-Storm today-'],
  ['Rain from noon to night', 'Storm at noon', '-Rain from noon to night-+Storm at noon+'],
  ['မြစ်ရေ ၉ မီတာ', 'မြစ်ရေ ၁၀ မီတာ', 'မြစ်ရေ -၉-+၁၀+ မီတာ'],
])('compares %j with %j word by word', (before, after, change) =>
  expect(marked(before, after)).toBe(change),
);

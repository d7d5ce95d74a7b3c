import * as burmese from './burmese';
import { Draw } from './draw';
import * as english from './english';

export interface SeededPost {
  title: string;
  /** HTML as the editor writes it, 500 to 2,000 characters of text. */
  description: string;
  /** An index into `CATEGORY_NAMES`. */
  category: number;
  /** Indices into `TAG_NAMES`, all different. */
  tags: number[];
  createdAt: Date;
}

type Sentence = (draw: Draw, subject: number) => string;

const SUBJECTS = [...english.SUBJECTS, ...burmese.SUBJECTS];
const TAGS_PER_SUBJECT = 4;
const TITLE_LENGTH = 90;
/** The interval of new posts; some are backdated. */
const MINUTES_BETWEEN = 45;
const BACKDATED = 0.05;
const FIRST_DAY = Date.parse('2018-01-01T00:00:00Z');

export const CATEGORY_NAMES = SUBJECTS.map(([first = '']) => first);
export const TAG_NAMES = SUBJECTS.flatMap((words) => words.slice(0, TAGS_PER_SUBJECT));

const englishSentence: Sentence = (draw, subject) => {
  const names = english.NAME_SYLLABLES;
  const word = () =>
    draw.either(
      [
        [0.45, () => draw.byRank(english.BINDING)],
        [0.2, () => draw.byRank(english.SUBJECTS[subject] ?? [])],
        [0.06, () => draw.byRank(english.PLACES)],
        [0.03, () => draw.several(2, 3, () => draw.any(names)).join(' ')],
        [0.03, () => String(draw.rank(20_000))],
        [0.02, () => `${draw.byRank(english.GENERAL)},`],
      ],
      () => draw.byRank(english.GENERAL),
    );
  const text = draw.several(8, 22, word).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

function inBurmeseDigits(count: number): string {
  return String(count).replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
}

/** Clauses of nouns with particles and a verb; spaces separate phrases only. */
const burmeseSentence: Sentence = (draw, subject) => {
  const names = burmese.NAME_SYLLABLES;
  const noun = () =>
    draw.either(
      [
        [0.3, () => draw.byRank(burmese.SUBJECTS[subject] ?? [])],
        [0.12, () => `${draw.byRank(burmese.PLACES)}မြို့`],
        [0.06, () => draw.several(2, 3, () => draw.any(names)).join('')],
        [0.06, () => `${inBurmeseDigits(draw.rank(20_000))} ဦး`],
      ],
      () => draw.byRank(burmese.GENERAL),
    );
  const phrase = () => noun() + draw.byRank(burmese.PARTICLES) + (draw.chance(0.5) ? ' ' : '');
  const clause = () =>
    draw.several(2, 4, phrase).join('') + draw.byRank(burmese.VERBS) + draw.byRank(burmese.ENDINGS);
  return `${draw.several(1, 3, clause).join(' ')}။`;
};

function writeDescription(draw: Draw, sentence: () => string): string {
  let html = '';
  for (let left = draw.between(500, 2000); left > 0;) {
    const text = draw.several(2, 5, sentence).join(' ').slice(0, left);
    const words = draw.chance(0.1) ? `<strong>${text}</strong>` : text;
    html += draw.chance(0.15) ? `<ul><li>${words}</li></ul>` : `<p>${words}</p>`;
    left -= text.length;
  }
  return html;
}

/**
 * An endless sequence of posts, every other one Burmese. Each depends on its index alone, so that a store
 * can grow further from any number of posts.
 */
export function* seededPosts(from = 0): Generator<SeededPost, never> {
  const count = english.SUBJECTS.length;
  for (let index = from; ; index += 1) {
    const draw = new Draw(2026 + index);
    const isEnglish = index % 2 === 0;
    const subject = draw.rank(count) - 1;
    const sentence = () => (isEnglish ? englishSentence : burmeseSentence)(draw, subject);
    const category = isEnglish ? subject : subject + count;
    const tag = category * TAGS_PER_SUBJECT;
    const late = draw.chance(BACKDATED) ? draw.between(1, 60) * 24 * 60 : 0;
    yield {
      title: sentence().slice(0, TITLE_LENGTH),
      description: writeDescription(draw, sentence),
      category,
      tags: [...new Set([tag, tag + draw.between(0, TAGS_PER_SUBJECT - 1)])],
      createdAt: new Date(FIRST_DAY + (index * MINUTES_BETWEEN - late) * 60_000),
    };
  }
}

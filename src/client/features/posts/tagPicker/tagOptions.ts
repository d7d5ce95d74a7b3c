import { isSameId } from '../../../../contract/ids';
import { MAX_TAGS, LIST_LIMITS } from '../../../../contract/limits';
import { tagNameLength } from '../../../../contract/tag';
import type { Tag } from '../../../../contract/tag';
import { tagKey } from '../../../../contract/tagName';
import { visibleOnly } from '../../../../contract/text';

const CONSONANTS = 'ကခဂဃငစဆဇဈဉညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟဠအ';
const MEDIALS = ['ျ', 'ြ', 'ွ', 'ှ', 'ျွ', 'ြွ', 'ျှ', 'ြှ', 'ွှ', 'ျွှ', 'ြွှ'];
const VOWELS = ['', 'ာ', 'ိ', 'ီ', 'ု', 'ူ', 'ေ', 'ဲ', 'ော', 'ော်', 'ံ', 'ို'];
const TONES = ['့', 'း'];

/** Letters that sort as if they were spelled differently, decomposed as `toSpelling` needs them. */
const SPELLINGS = new Map([
  ['\u1025\u102E', 'အူ'],
  ['ဣ', 'အိ'],
  ['ဤ', 'အီ'],
  ['ဥ', 'အု'],
  ['ဧ', 'အေ'],
  ['ဩ', 'အော'],
  ['ဪ', 'အော်'],
  ['ဿ', 'သ\u1039သ'],
  ['\u102B', '\u102C'],
  ['\u102D\u1036', '\u102Dမ\u103A'],
  ['\u102F\u1036', '\u102Fမ\u103A'],
  ['\u1037\u103A', '\u103A\u1037'],
]);
const SPELLED = new RegExp([...SPELLINGS.keys()].join('|'), 'g');

/**
 * The elements of a syllable: medials; vowel and final consonant, which may be stacked on the next
 * letter; tone; letter.
 */
const ELEMENT =
  /([\u103B-\u103E]+)|(?=[\u102C-\u1032\u1036]|[က-အ][\u1039\u103A])(ော်|ော|ို|[\u102C-\u1032\u1036])?(?:([က-အ])(?:\u103A\u1039?|\u1039))?|([\u1037\u1038])|([က-အ])/g;

/** Sorts after digits and Latin letters. */
const element = (weight: number) => `~${String.fromCharCode(weight)}`;

function toKey(_: string, medials = '', vowel = '', final = '', tone = '', letter = ''): string {
  if (letter) return element(0x100 + CONSONANTS.indexOf(letter));
  if (medials) return element(0x600 + MEDIALS.indexOf(medials));
  if (tone) return element(0x700 + TONES.indexOf(tone));
  const row = final ? CONSONANTS.indexOf(final) + 1 : 0;
  return element(0x200 + row * VOWELS.length + VOWELS.indexOf(vowel));
}

const toWesternDigit = (digit: string) => String(digit.charCodeAt(0) - 0x1040);

/**
 * Returns a text whose code units sort like the name in a Burmese dictionary, by syllables: open
 * ones before closed ones, closed ones by their final consonant, medials last. It follows the
 * collation `my` of Unicode's CLDR, which Chromium lacks. Digits sort first, then Latin letters
 * regardless of case and accents.
 */
export function sortKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[\u1040-\u1049]/g, toWesternDigit)
    .replace(SPELLED, (spelled) => SPELLINGS.get(spelled) ?? spelled)
    .replace(ELEMENT, toKey);
}

/** An option of the tag picker: an existing tag, or the names to add: one as typed, or a list. */
export type TagOption = Tag | { names: string[] };

export const isTag = (option: TagOption): option is Tag => 'id' in option;
export const optionName = (option: TagOption) =>
  isTag(option) ? option.name : option.names.join(', ');

/** The separators of a list pasted from a spreadsheet, a text or a message. */
const BETWEEN_NAMES = /[\t-\r\u0085\u2028\u2029,;\u060C\u104A\u3001\uFF0C\uFF1B]/u;

/**
 * Returns the names in a pasted list without duplicates; null if the text is not a list of tags.
 */
export function namesIn(text: string): string[] | null {
  const names = text.split(BETWEEN_NAMES).map(visibleOnly).filter(Boolean);
  const keys = names.map(tagKey);
  const unique = names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  const isUsable =
    unique.length <= LIST_LIMITS.tags.max && unique.every((name) => tagNameLength.test(name));
  return unique.length > 1 && isUsable ? unique : null;
}

/** Caches the result per tag, because each key press compares up to a thousand tags. */
function cached(read: (name: string) => string): (tag: Tag) => string {
  const all = new WeakMap<Tag, string>();
  return (tag) => {
    const text = all.get(tag) ?? read(tag.name);
    all.set(tag, text);
    return text;
  };
}

const keyOfTag = cached(tagKey);
const sortKeyOf = cached(sortKey);

/** Sorts tags by name, Burmese names as in a dictionary. */
export function sortTags<T extends Tag>(tags: readonly T[]): T[] {
  return [...tags].sort((a, b) => {
    const [one, other] = [sortKeyOf(a), sortKeyOf(b)];
    return one === other ? 0 : one < other ? -1 : 1;
  });
}

/** Returns the tag whose name looks the same as the text; of several, the one with that name. */
export function tagNamed(tags: Tag[], text: string): Tag | undefined {
  const [key, name] = [tagKey(text), visibleOnly(text)];
  const twins = tags.filter((tag) => keyOfTag(tag) === key);
  return twins.find((tag) => tag.name === name) ?? twins[0];
}

/** Ranks a match: equal, prefix, substring, none. */
function rankOf(name: string, sought: string): number {
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  return name.includes(sought) ? 2 : Infinity;
}

/**
 * Returns the option that the text names: the tag of that name, else all tags of the list, else a
 * new one.
 */
export function typedOption(options: TagOption[], text: string): TagOption | undefined {
  return tagNamed(options.filter(isTag), text) ?? options.find((option) => !isTag(option));
}

/**
 * Returns at most `MAX_TAGS` options that match the text, best matches first, otherwise in the
 * given order. Options that are not existing tags come last.
 */
export function matchTags<T extends TagOption>(options: readonly T[], text: string): T[] {
  const sought = tagKey(text);
  const ranked = options
    .filter((option) => isTag(option))
    .map((tag) => ({ tag, rank: rankOf(keyOfTag(tag), sought) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank);
  const created = options.filter((option) => !isTag(option));
  const tags = ranked.slice(0, MAX_TAGS - created.length).map(({ tag }) => tag);
  return [...tags, ...created];
}

export const isSameOption = (a: TagOption, b: TagOption) =>
  isTag(a) && isTag(b) && isSameId(a.id, b.id);
export const keyOf = (option: TagOption) =>
  isTag(option) ? `tag ${option.id}` : `new ${option.names.length}`;

import { fold } from '../../../../contract/fold';
import { isSameId } from '../../../../contract/ids';
import { MAX_TAGS } from '../../../../contract/limits';
import type { Tag } from '../../../../contract/tag';
import { tagKey } from '../../../../contract/tagName';
import { sortKey } from './sortKey';

/** An option of the tag picker: an existing tag, or a new one named as typed. */
export type TagOption = Tag | { newName: string };

export const isTag = (option: TagOption): option is Tag => 'id' in option;
export const nameOf = (option: TagOption) => (isTag(option) ? option.name : option.newName);

/** Cached: each key press compares up to a thousand tags. */
function cached(read: (name: string) => string): (tag: Tag) => string {
  const all = new WeakMap<Tag, string>();
  return (tag) => {
    const text = all.get(tag) ?? read(tag.name);
    all.set(tag, text);
    return text;
  };
}

const keyOfTag = cached(tagKey);
const foldedName = cached(fold);
const sortKeyOf = cached(sortKey);

/** Tags by name, in Burmese by its dictionaries. */
export function sortTags(tags: readonly Tag[]): Tag[] {
  return [...tags].sort((a, b) => {
    const [one, other] = [sortKeyOf(a), sortKeyOf(b)];
    return one === other ? 0 : one < other ? -1 : 1;
  });
}

/** The tag whose name equals the text under `tagKey`. */
export function findTag(tags: Tag[], text: string): Tag | undefined {
  const key = tagKey(text);
  return tags.find((tag) => keyOfTag(tag) === key);
}

/** Rank of a match: equal, prefix, substring, none. */
function rankOf(name: string, sought: string): number {
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  return name.includes(sought) ? 2 : Infinity;
}

/** What the text itself names: the tag of that name, or else the option to create it. */
export function typedOption(options: TagOption[], text: string): TagOption | undefined {
  return findTag(options.filter(isTag), text) ?? options.find((option) => !isTag(option));
}

/**
 * The options that a search for the text finds, best matches first and otherwise as they come, at most
 * `MAX_TAGS`. Creating a tag comes last, at the foot of the list.
 */
export function matchTags(options: TagOption[], text: string): TagOption[] {
  const sought = fold(text);
  const ranked = options
    .filter(isTag)
    .map((tag) => ({ tag, rank: rankOf(foldedName(tag), sought) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank);
  const created = options.filter((option) => !isTag(option));
  const tags = ranked.slice(0, MAX_TAGS - created.length).map(({ tag }) => tag);
  return [...tags, ...created];
}

export const isSameOption = (a: TagOption, b: TagOption) =>
  isTag(a) && isTag(b) && isSameId(a.id, b.id);
export const keyOf = (option: TagOption) => (isTag(option) ? `tag ${option.id}` : 'new tag');

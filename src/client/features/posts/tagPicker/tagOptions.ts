import { isSameId } from '../../../../contract/ids';
import type { Tag } from '../../../../contract/tag';
import { tagKey } from '../../../../contract/tagName';

const TAG_OPTION_LIMIT = 1000;

/** What the list of the tag picker offers: a tag that there is, or to make one of what was typed. */
export type TagOption = Tag | { newName: string };

export const isTag = (option: TagOption): option is Tag => 'id' in option;
export const nameOf = (option: TagOption) => (isTag(option) ? option.name : option.newName);

const keys = new WeakMap<Tag, string>();

/** The same of a tag; a thousand of them are asked for it at each key. */
function keyOfTag(tag: Tag): string {
  const key = keys.get(tag) ?? tagKey(tag.name);
  keys.set(tag, key);
  return key;
}

/** The tag of that name, however it was typed. */
export function findTag(tags: Tag[], typed: string): Tag | undefined {
  const key = tagKey(typed);
  return tags.find((tag) => keyOfTag(tag) === key);
}

/** How well a name answers what was typed: the same, beginning with it, holding it, or not at all. */
function distance(name: string, key: string): number {
  if (name === key) return 0;
  if (name.startsWith(key)) return 1;
  return name.includes(key) ? 2 : Infinity;
}

/**
 * The options that hold what was typed, best first, at most 1000 (section 9). To make a new tag
 * stands last: tags cannot be deleted, so Enter rather takes one that there is.
 */
export function matchTags(options: TagOption[], typed: string): TagOption[] {
  const key = tagKey(typed);
  const ranked = options
    .filter(isTag)
    .map((tag) => ({ tag, rank: distance(keyOfTag(tag), key) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank);
  const fresh = options.filter((option) => !isTag(option));
  const tags = ranked.slice(0, TAG_OPTION_LIMIT - fresh.length).map(({ tag }) => tag);
  return [...tags, ...fresh];
}

export const isSameOption = (a: TagOption, b: TagOption) =>
  isTag(a) && isTag(b) && isSameId(a.id, b.id);
export const keyOf = (option: TagOption) => (isTag(option) ? `tag ${option.id}` : 'new tag');

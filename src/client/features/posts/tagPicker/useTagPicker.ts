import { useEffect, useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isSameId } from '../../../../contract/ids';
import type { Id } from '../../../../contract/ids';
import { tagNameLength } from '../../../../contract/tag';
import type { Tag } from '../../../../contract/tag';
import { tagKey } from '../../../../contract/tagName';
import { visibleOnly } from '../../../../contract/text';
import { useCreateTagMutation, useGetTagsQuery } from '../postsApi';
import { tagNamed, isTag, namesIn, sortTags } from './tagOptions';
import type { TagOption } from './tagOptions';

/** The mutation that creates a tag. The picker and the buttons of its form share its state. */
export const useTagCreation = () => useCreateTagMutation({ fixedCacheKey: 'post form' });

function uniqueBy<T>(idOf: (entry: T) => Id, entries: T[]): T[] {
  return [...new Map(entries.map((entry) => [String(idOf(entry)), entry])).values()];
}

const uniqueIds = (ids: Id[]) => uniqueBy((id) => id, ids);

/** The available tags, and a function that creates one. Failures are logged, not shown. */
function useTags(stored: Tag[]) {
  const { data: listed, error, isLoading } = useGetTagsQuery();
  const [createTag, { isLoading: isCreating }] = useTagCreation();
  const [created, setCreated] = useState<Tag[]>([]);
  const [gone, setGone] = useState<Id[]>([]);
  const tags = useMemo(() => {
    // The server's list comes last, because it has the newest names.
    const known = uniqueBy(({ id }) => id, [...stored, ...created, ...(listed ?? [])]);
    return sortTags(known.filter(({ id }) => !gone.some((other) => isSameId(other, id))));
  }, [stored, listed, created, gone]);

  useEffect(() => {
    if (error) console.error('tags could not be loaded', error);
  }, [error]);

  const create = async (name: string): Promise<Tag | null> => {
    const { data, error: failure } = await createTag(name);
    if (data) setCreated((all) => [...all, data]);
    else console.error('tag could not be created', failure);
    return data ?? null;
  };

  const drop = (id: Id) => setGone((all) => [...all, id]);
  const bringBack = (id: Id) => setGone((all) => all.filter((other) => other !== id));

  return { tags, isLoading, isCreating, create, drop, bringBack };
}

type Values = Record<string, Id[]>;

interface Addition {
  before: Id[];
  after: Id[];
  text: string;
}

/** Represents an id that no list of tags contains. */
const unknownTag = (id: Id): Tag => ({ id, name: String(id), slug: '' });

/**
 * The state of the picker: the form field's list of tag ids, and the input's text. The text is only
 * cleared once a tag is chosen; after a failure it stays.
 *
 * @param stored tags of the edited post, offered even if the server's list lacks them
 */
export function useTagPicker(name: string, stored: Tag[]) {
  const { field } = useController<Values>({ name });
  const { getValues } = useFormContext<Values>();
  const { tags, isLoading, isCreating, create, drop, bringBack } = useTags(stored);
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<string[]>([]);
  const [addition, setAddition] = useState<Addition | null>(null);
  const ids = field.value;

  const chosen = useMemo(
    () => (ids ?? []).map((id) => tags.find((tag) => isSameId(tag.id, id)) ?? unknownTag(id)),
    [ids, tags],
  );
  const known = [...tags, ...chosen.filter((tag) => !tags.includes(tag))];
  const isTooLong = !tagNameLength.test(visibleOnly(text));
  const newOptions = (): TagOption[] => {
    if (isLoading || isCreating) return [];
    const isNew = tagKey(text) !== '' && !isTooLong && !tagNamed(known, text);
    return [
      ...(pasted.join(', ') === text && text !== ''
        ? [{ names: pasted.map((name) => tagNamed(known, name)?.name ?? name) }]
        : []),
      ...(isNew ? [{ names: [visibleOnly(text)] }] : []),
    ];
  };

  const change = (next: Tag[]) => field.onChange(next.map(({ id }) => id));
  /** Handles a list that is pasted into the input. @returns whether the text is a list */
  const paste = (list: string): boolean => {
    const names = namesIn(list);
    if (!names) return false;
    setPasted(names);
    setText(names.join(', '));
    return true;
  };
  /** Names whose tags could not be created stay in the input, and so does a newer text. */
  const choose = async (option: TagOption) => {
    const added: Id[] = isTag(option) ? [option.id] : [];
    const failed: string[] = [];
    for (const each of isTag(option) ? [] : option.names) {
      const tag = tagNamed(known, each) ?? (await create(each));
      if (tag) added.push(tag.id);
      else failed.push(each);
    }
    const before = getValues(name) ?? [];
    const after = uniqueIds([...before, ...added]);
    field.onChange(after);
    if (!isTag(option) && option.names.length > 1) setAddition({ before, after, text });
    setText((latest) => (latest === text ? failed.join(', ') : latest));
  };
  const canUndo = addition !== null && String(addition.after) === String(ids ?? []);
  const undo = () => {
    if (!addition) return;
    field.onChange(addition.before);
    setText(addition.text);
    setAddition(null);
  };

  /**
   * Replaces a tag that was merged into another one, or removes a deleted one.
   *
   * @returns a function that brings the tag back, unless the user has chosen other tags since
   */
  const replace = (gone: Id, into?: Id) => {
    drop(gone);
    const before = getValues(name) ?? [];
    const after = uniqueIds(before.flatMap((id) => (isSameId(id, gone) ? (into ?? []) : id)));
    const isChosen = before.some((id) => isSameId(id, gone));
    if (isChosen) field.onChange(after);
    return () => {
      bringBack(gone);
      if (isChosen && String(getValues(name)) === String(after)) field.onChange(before);
    };
  };

  return {
    bound: field,
    chosen,
    options: [...known, ...newOptions()],
    text,
    setText,
    change,
    choose,
    replace,
    paste,
    added: canUndo ? addition.after.length - addition.before.length : 0,
    undo,
    isLoading,
    isCreating,
    isTooLong,
  };
}

import { useEffect, useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isSameId } from '../../../../contract/ids';
import type { Id } from '../../../../contract/ids';
import { tagNameLength } from '../../../../contract/tag';
import type { Tag } from '../../../../contract/tag';
import { tagKey } from '../../../../contract/tagName';
import { visibleOnly } from '../../../../contract/text';
import { useCreateTagMutation, useGetTagsQuery } from '../postsApi';
import { findTag, isList, isTag, namesIn, sortTags } from './tagOptions';
import type { TagOption } from './tagOptions';

/** The mutation that creates a tag. The picker and the buttons of its form share its state. */
export const useTagCreation = () => useCreateTagMutation({ fixedCacheKey: 'post form' });

function unique(tags: Tag[]): Tag[] {
  return [...new Map(tags.map((tag) => [String(tag.id), tag])).values()];
}

/** The available tags, and a function that creates one. Failures are logged, not shown. */
function useTags(held: Tag[]) {
  const {
    data: listed,
    error,
    isLoading,
  } = useGetTagsQuery(undefined, {
    // Leaves out the state of the call, because starting it would render the form again.
    selectFromResult: ({ data, error, isLoading }) => ({ data, error, isLoading }),
  });
  const [createTag, { isLoading: isCreating }] = useTagCreation();
  const [created, setCreated] = useState<Tag[]>([]);
  const [gone, setGone] = useState<Id[]>([]);
  const tags = useMemo(() => {
    // The server's list comes last, because it has the newest names.
    const known = unique([...held, ...created, ...(listed ?? [])]);
    return sortTags(known.filter(({ id }) => !gone.some((other) => isSameId(other, id))));
  }, [held, listed, created, gone]);

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

  return { tags, isLoading, isCreating, create, drop };
}

type Values = Record<string, Id[]>;

interface PastedList {
  text: string;
  names: string[];
}

interface Addition {
  before: Id[];
  after: Id[];
  text: string;
}

const isSameList = (one: Id[], other: Id[]) => String(one) === String(other);

/** Represents an id that no list of tags contains. */
const unknownTag = (id: Id): Tag => ({ id, name: String(id), slug: '' });

/**
 * The state of the picker: the form field's list of tag ids, and the input's text. The text is only
 * cleared once a tag is chosen; after a failure it stays.
 *
 * @param held tags of the edited post, offered even if the server's list lacks them
 */
export function useTagPicker(name: string, held: Tag[]) {
  const { field } = useController<Values>({ name });
  const { getValues } = useFormContext<Values>();
  const { tags, isLoading, isCreating, create, drop } = useTags(held);
  const [text, setText] = useState('');
  const [list, setList] = useState<PastedList | null>(null);
  const [addition, setAddition] = useState<Addition | null>(null);
  const ids = field.value;

  const chosen = useMemo(
    () => (ids ?? []).map((id) => tags.find((tag) => isSameId(tag.id, id)) ?? unknownTag(id)),
    [ids, tags],
  );
  const newName = visibleOnly(text);
  const isTooLong = !tagNameLength.test(newName);
  const options = useMemo((): TagOption[] => {
    const known = [...tags, ...chosen.filter((tag) => !tags.includes(tag))];
    const isNew = tagKey(text) !== '' && !findTag(known, text);
    const canCreate = !isLoading && !isCreating;
    const isPasted = canCreate && list?.text === text;
    const names = isPasted ? list.names.map((each) => findTag(known, each)?.name ?? each) : [];
    return [
      ...known,
      ...(isPasted ? [{ names }] : []),
      ...(canCreate && !isTooLong && isNew ? [{ newName }] : []),
    ];
  }, [tags, chosen, isLoading, isCreating, isTooLong, list, text, newName]);

  const change = (next: Tag[]) => field.onChange(next.map(({ id }) => id));
  /** Handles a list that is pasted into the input. @returns whether the text is a list */
  const paste = (pasted: string): boolean => {
    const names = namesIn(pasted);
    if (!names) return false;
    setList({ text: names.join(', '), names });
    setText(names.join(', '));
    return true;
  };
  /** Names whose tags could not be created stay in the input. */
  const chooseAll = async (names: string[]) => {
    const added: Id[] = [];
    const failed: string[] = [];
    for (const each of names) {
      const tag = findTag([...tags, ...chosen], each) ?? (await create(each));
      if (tag) added.push(tag.id);
      else failed.push(each);
    }
    const before = getValues(name) ?? [];
    const isNew = (id: Id) => !before.some((other) => isSameId(other, id));
    const after = [...before, ...added.filter(isNew)];
    field.onChange(after);
    setAddition({ before, after, text });
    setText((latest) => (latest === text ? failed.join(', ') : latest));
  };
  const canUndo = addition !== null && isSameList(addition.after, ids ?? []);
  const undo = () => {
    if (!addition) return;
    field.onChange(addition.before);
    setText(addition.text);
    setAddition(null);
  };
  const choose = async (option: TagOption) => {
    if (isList(option)) return chooseAll(option.names);
    const tag = isTag(option) ? option : await create(option.newName);
    if (!tag) return;
    const current = getValues(name) ?? [];
    if (!current.some((id) => isSameId(id, tag.id))) field.onChange([...current, tag.id]);
    // Text typed while the tag was being created stays.
    setText((latest) => (latest === text ? '' : latest));
  };

  /** Replaces a tag that was merged into another one, or removes a deleted one. */
  const replace = (gone: Id, into?: Id) => {
    drop(gone);
    const current = getValues(name) ?? [];
    if (!current.some((id) => isSameId(id, gone))) return;
    const next = current.flatMap((id) => (isSameId(id, gone) ? (into ?? []) : id));
    field.onChange(
      next.filter((id, index) => next.findIndex((other) => isSameId(other, id)) === index),
    );
  };

  const state = { isLoading, isCreating, isTooLong };
  const added = canUndo ? addition.after.length - addition.before.length : 0;
  return {
    bound: field,
    chosen,
    options,
    text,
    setText,
    change,
    choose,
    replace,
    paste,
    added,
    undo,
    ...state,
  };
}

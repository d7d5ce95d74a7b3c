import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PermissionSlug } from '../../../contract/permissions';
import type { Load } from '../api/load';
import { ContentState } from '../ui/ContentState';
import { PageHeader } from '../ui/PageHeader';
import { PermissionNotice } from '../ui/PermissionNotice';
import { BackToList } from '../lists/BackToList';
import { FormDrafts } from '../form/drafts/FormDrafts';

/**
 * Returns data that was fetched after this screen opened, because a form must not start from stale
 * cache entries.
 *
 * @returns `failed` also if the response had no entity
 */
function useFresh<T>(query: Load<T>): {
  status: 'loading' | 'failed' | 'loaded';
  data: T | undefined;
} {
  const [openedAt] = useState(() => Date.now());
  const isFresh = (query.fulfilledTimeStamp ?? 0) >= openedAt;
  if (isFresh && query.currentData) return { status: 'loaded', data: query.currentData };
  const hasFailed = !query.isFetching && (query.isError || isFresh);
  return { status: hasFailed ? 'failed' : 'loading', data: undefined };
}

/** The nouns that have a permission to edit them. */
type EditedNoun<Slug> = Slug extends `${infer N}-edit` ? N : never;

interface EditPageProps<T extends object> {
  title: string;
  noun: EditedNoun<PermissionSlug>;
  /** The path of the list that a failed load leads back to. */
  list: string;
  useRecord: (id: string) => Load<T>;
  subjectOf: (record: T) => string;
  failureText: string;
  /** Renders the form, which mounts again for another record. */
  children: (record: T) => ReactNode;
}

/** Loads the current state of the record whose id is in the address, then opens its form. */
export function EditPage<T extends object>(props: EditPageProps<T>) {
  const { title, noun, list, useRecord, subjectOf, failureText, children } = props;
  const { id = '' } = useParams();
  const load = useRecord(id);
  const { data: record, status } = useFresh(load);
  return (
    <>
      <PageHeader title={title} subject={record && subjectOf(record)} />
      <PermissionNotice slug={`${noun}-edit`} />
      <ContentState
        status={status}
        message={failureText}
        load={load}
        returnOffer={<BackToList path={list} />}
      >
        {record && <Fragment key={id}>{children(record)}</Fragment>}
      </ContentState>
      {status === 'failed' && <FormDrafts name={`${noun}:${id}`} />}
    </>
  );
}

import type { ReactNode } from 'react';
import type { Id } from '../../../contract/ids';
import type { Load } from '../api/load';
import { statusOf } from '../api/load';
import { OutdatedNote, TryAgain } from '../ui/Retry';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable';
import { ListFoot } from './ListFoot';
import { ListFrame } from './ListFrame';

interface LoadedTableProps<T extends { id: Id }> extends Pick<
  DataTableProps<T>,
  'caption' | 'columns' | 'emptyText'
> {
  load: Load<T[]>;
  /** Shown at the end of the list. */
  links?: ReactNode;
}

/**
 * A list without search and pages. A refused load empties it. A load without a response keeps the
 * previous rows.
 */
export function LoadedTable<T extends { id: Id }>({ load, links, ...table }: LoadedTableProps<T>) {
  const status = statusOf(load);
  const isOutdated = status === 'outdated';
  const hasFailed = status === 'failed';
  return (
    <ListFrame>
      {isOutdated && <OutdatedNote load={load} />}
      <DataTable
        {...table}
        rows={hasFailed ? [] : (load.currentData ?? [])}
        status={status === 'loading' ? 'loading' : 'loaded'}
        emptyAction={hasFailed && <TryAgain load={load} />}
        dimmed={isOutdated}
      />
      <ListFoot links={links} />
    </ListFrame>
  );
}

import type { ReactNode } from 'react';
import type { Id } from '../../../contract/ids';
import type { ShownLoad } from '../api/useShownLoad';
import { OutdatedNote, WaysOn } from '../ui/Retry';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable';
import { ListFoot } from './ListFoot';
import { ListFrame } from './ListFrame';

interface LoadedTableProps<T extends { id: Id }> extends Pick<
  DataTableProps<T>,
  'caption' | 'columns' | 'emptyText'
> {
  load: ShownLoad<T[]>;
  /** Shown at the end of the list. */
  links?: ReactNode;
}

/** A list without search and pages. A failed load that the user asked for empties it. */
export function LoadedTable<T extends { id: Id }>({ load, links, ...table }: LoadedTableProps<T>) {
  const { status } = load;
  const isOutdated = status === 'outdated';
  const hasFailed = status === 'failed';
  return (
    <ListFrame>
      {isOutdated && <OutdatedNote load={load} />}
      <DataTable
        {...table}
        rows={hasFailed ? [] : (load.currentData ?? [])}
        status={status === 'loading' ? 'loading' : 'loaded'}
        emptyAction={hasFailed && <WaysOn load={load} isList />}
        dimmed={isOutdated}
      />
      <ListFoot links={links} />
    </ListFrame>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { generatePath, useParams } from 'react-router';
import type { RecordVersion } from '../../../contract/recordVersion';
import type { Load } from '../api/load';
import { useShownLoad } from '../api/useShownLoad';
import { useCan } from '../session/useCan';
import { ContentState } from '../ui/ContentState';
import { EditButton } from '../ui/EditButton';
import { PageHeader } from '../ui/PageHeader';
import { BackToList } from '../lists/BackToList';
import { HistoryCard } from './HistoryCard';
import type { HistoryRef } from './versionsApi';

interface DetailPageProps<T extends object> {
  title: string;
  noun: HistoryRef['noun'];
  /** The paths of the list and of the form. */
  list: string;
  edit: string;
  useRecord: (id: string) => Load<T>;
  subjectOf: (record: T) => string;
  /** Whether only the heading names the record. Otherwise a print leaves the heading out. */
  isSubjectInHeading?: boolean;
  /** Returns the text of a failed load. */
  failureOf: (load: Load<T>) => string;
  actions?: (record: T) => ReactNode;
  canUse?: (version: RecordVersion, record: T) => boolean;
  children: (record: T) => ReactNode;
}

/** Shows the record whose id is in the address, and its history. */
export function DetailPage<T extends object>(props: DetailPageProps<T>) {
  const { title, noun, list, edit, useRecord, subjectOf, failureOf, canUse, children } = props;
  const { isSubjectInHeading = false } = props;
  const { id = '' } = useParams();
  const mayEdit = useCan(`${noun}-edit`);
  const load = useShownLoad(useRecord(id));
  const { status } = load;
  const isShown = status === 'loaded' || status === 'outdated';
  const record = isShown ? load.currentData : undefined;
  const form = mayEdit ? generatePath(edit, { id }) : undefined;
  return (
    <>
      <Box sx={{ displayPrint: isSubjectInHeading ? undefined : 'none' }}>
        <PageHeader
          title={title}
          subject={record && subjectOf(record)}
          isSubjectBelow={!isSubjectInHeading}
          actions={
            record && (
              <>
                {props.actions?.(record)}
                {form !== undefined && <EditButton press={{ to: form }} />}
              </>
            )
          }
        />
      </Box>
      <ContentState
        status={status}
        message={failureOf(load)}
        load={load}
        returnOffer={<BackToList path={list} />}
      >
        {record && (
          <>
            {children(record)}
            <HistoryCard
              key={id}
              of={{ noun, id }}
              onUse={form}
              canUse={canUse && ((version) => canUse(version, record))}
            />
          </>
        )}
      </ContentState>
    </>
  );
}

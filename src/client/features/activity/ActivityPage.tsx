import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { AUDIT_ACTIONS } from '../../../contract/audit';
import { ALL_NOUNS, NOUNS } from '../../../contract/nouns';
import type { AuditEvent } from '../../../contract/audit';
import { today } from '../../../contract/dates';
import { isPrivileged } from '../../../contract/permissions';
import { isApiError } from '../../shared/api/apiError';
import type { ListState } from '../../shared/api/readPage';
import type { FilterChoice } from '../../shared/lists/FilterChoices';
import { NO_FILTER } from '../../shared/lists/listsSlice';
import { PagedTable } from '../../shared/lists/PagedTable';
import { useListPage } from '../../shared/lists/useListPage';
import type { ListController } from '../../shared/lists/useListPage';
import { adviceOf } from '../../shared/notices/advice';
import { selectUser } from '../../shared/session/sessionSlice';
import { formatRowMoment } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { langOf } from '../../shared/text/langOf';
import { Badge } from '../../shared/ui/Badge';
import { Download } from '../../shared/ui/icons';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowActions } from '../../shared/ui/RowActions';
import { RowButton } from '../../shared/ui/RowLink';
import { useLazy } from '../../shared/ui/useLazy';
import { activityApi, useDownloadActivityMutation, useGetPeopleQuery } from './activityApi';
import { ACTION_LABELS, subjectOf, whatOf, whoOf } from './activityTexts';

const FAILURE = 'Failed to load the activity.';
const DOWNLOAD_FAILURE = 'Failed to download the activity.';

/** Long enough for the browser to start the download. */
const KEPT_MS = 60_000;

/** Saves a file through the browser's downloads. */
function keepFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `activity-${today()}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** A download of all pages of a filtered list. It is aborted when the user leaves the page. */
function useDownload(state: ListState) {
  const [download, { isLoading, error, reset }] = useDownloadActivityMutation();
  const running = useRef<ReturnType<typeof download>>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    const filter = state.status === 'filtered' ? state.filter : NO_FILTER;
    running.current = download({ filter, onFile: keepFile });
  };
  const cancel = () => {
    running.current?.abort();
    reset();
  };
  return { isLoading, error, start, cancel };
}

type DownloadState = ReturnType<typeof useDownload>;

/** Downloads the list, or cancels a running download. */
function DownloadButton({ download: { isLoading, start, cancel } }: { download: DownloadState }) {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" startIcon={<Download />} onClick={isLoading ? cancel : start}>
      {isLoading ? t('Cancel download') : t('Download CSV')}
    </Button>
  );
}

function DownloadFailure({ download: { error } }: { download: DownloadState }) {
  const { t } = useTranslation();
  if (!error) return null;
  const message = t(DOWNLOAD_FAILURE);
  const advice = adviceOf(t, error, message);
  return (
    <Box sx={{ mb: 2 }}>
      <InlineMessage severity="failure">
        {[message, advice].filter(Boolean).join('\n')}
      </InlineMessage>
    </Box>
  );
}

function useChoices() {
  const { t } = useTranslation();
  const { currentData: people = [] } = useGetPeopleQuery();
  const choices: FilterChoice[] = [
    {
      name: 'user_id',
      label: t('User'),
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'action',
      label: t('Action'),
      options: AUDIT_ACTIONS.map((value) => ({ value, label: t(ACTION_LABELS[value]) })),
    },
    {
      name: 'noun',
      label: t('Type'),
      options: ALL_NOUNS.map((value) => ({ value, label: t(NOUNS[value].name) })),
    },
  ];
  const nameOfUser = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  return { choices, nameOfUser };
}

function Event({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const { label, isSecurityEvent } = whatOf(t, event);
  return isSecurityEvent ? <Badge tone="beCareful" label={label} wraps /> : <span>{label}</span>;
}

const loadDialog = async () => (await import('./ActivityDialog')).ActivityDialog;

function ActivityTable({ list }: { list: ListController<AuditEvent> }) {
  const { t } = useTranslation();
  const { choices, nameOfUser } = useChoices();
  const [opened, setOpened] = useState<AuditEvent | null>(null);
  const { value: ActivityDialog } = useLazy(loadDialog, true);
  const subject = (event: AuditEvent) => subjectOf(t, event, nameOfUser);
  return (
    <>
      <PagedTable
        list={list}
        caption={t('Activity')}
        choices={choices}
        emptyText={t('No activity found.')}
        failedText={t(FAILURE)}
        columns={[
          {
            header: t('What'),
            kind: 'main',
            width: 14,
            render: (event) => (
              <RowButton onClick={() => setOpened(event)}>
                <span lang={langOf(subject(event))}>{subject(event)}</span>
              </RowButton>
            ),
          },
          { header: t('Event'), width: 10, render: (event) => <Event event={event} /> },
          { header: t('Who'), width: 9, render: (event) => whoOf(t, event) },
          {
            header: t('When'),
            width: 9,
            render: ({ created_at }) => (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatRowMoment(created_at)}
              </Box>
            ),
          },
          { header: t('From'), width: 8, render: ({ address }) => address },
          {
            header: t('Action'),
            kind: 'actions',
            width: 4,
            render: (event) => <RowActions view={{ onClick: () => setOpened(event) }} />,
          },
        ]}
      />
      {opened && ActivityDialog && (
        <ActivityDialog event={opened} subject={subject(opened)} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const FORBIDDEN = 'Only administrators can see the activity.';

/** Returns why there is no list: the user may not see it, or the server has none. */
function obstacleOf({ load: { error } }: ListController<AuditEvent>): string | null {
  if (!isApiError(error)) return null;
  if (error.status === 404) return 'This server keeps no record of activity.';
  return error.status === 403 ? FORBIDDEN : null;
}

function Activity() {
  const { t } = useTranslation();
  const list = useListPage<AuditEvent>(activityApi.endpoints.getActivity);
  const download = useDownload(list.state);
  const obstacle = obstacleOf(list);
  return (
    <>
      <PageHeader
        title={t('Activity')}
        actions={!obstacle && <DownloadButton download={download} />}
      />
      <DownloadFailure download={download} />
      {obstacle ? (
        <InlineMessage severity="info">{t(obstacle)}</InlineMessage>
      ) : (
        <ActivityTable list={list} />
      )}
    </>
  );
}

export function ActivityPage() {
  const { t } = useTranslation();
  const me = useSelector(selectUser);
  if (me && isPrivileged(me)) return <Activity />;
  return (
    <>
      <PageHeader title={t('Activity')} />
      <InlineMessage severity="info">{t(FORBIDDEN)}</InlineMessage>
    </>
  );
}

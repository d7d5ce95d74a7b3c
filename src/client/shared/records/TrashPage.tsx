import Box from '@mui/material/Box';
import { nanoid } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { isPrivileged } from '../../../contract/permissions';
import { NOUNS } from '../../../contract/nouns';
import type { TrashedNoun } from '../../../contract/nouns';
import type { TrashEntry } from '../../../contract/trash';
import { useAction } from '../notices/useAction';
import { useNotices } from '../notices/useNotices';
import { selectUser } from '../session/sessionSlice';
import { formatMoment } from '../text/dates';
import { toPlainText } from '../text/html';
import { useTranslation } from '../text/i18n';
import { langOf } from '../text/langOf';
import { DeleteForever, History } from '../ui/icons';
import { PageHeader } from '../ui/PageHeader';
import { RowAction } from '../ui/RowActions';
import { BackToList } from '../lists/BackToList';
import { PagedTable } from '../lists/PagedTable';
import { useListPage } from '../lists/useListPage';
import { trashApi, useDeleteForGoodMutation, useRestoreMutation } from './trashApi';
import { TRASHED } from './trashed';

const { getTrash } = trashApi.endpoints;

function useEntryActions(noun: TrashedNoun) {
  const { t } = useTranslation();
  const { restored, failure } = TRASHED[noun];
  const { showSuccess } = useNotices();
  const { run, isBusy } = useAction();
  const [restore] = useRestoreMutation();
  const [remove] = useDeleteForGoodMutation();
  const nameOf = ({ title }: TrashEntry) => toPlainText(title ?? '') || t(NOUNS[noun].name);
  return {
    nameOf,
    isBusy,
    restore: (entry: TrashEntry) =>
      run({
        call: () => restore({ noun, id: entry.noun_id, key: nanoid() }),
        failure,
        onDone: () => showSuccess(t(restored), { about: nameOf(entry) }),
      }),
    deleteForGood: (entry: TrashEntry) =>
      run({
        question: t('Delete this for good? Nobody can restore it afterwards.'),
        label: t('Delete for good'),
        about: nameOf(entry),
        call: () => remove({ noun, id: entry.noun_id }),
        failure: 'Failed to delete it for good.',
        onDone: () => showSuccess(t('Deleted for good.'), { about: nameOf(entry) }),
      }),
  };
}

/** The records deleted from a list in the last 30 days, the latest first. */
export function TrashPage({ noun }: { noun: TrashedNoun }) {
  const { t } = useTranslation();
  const user = useSelector(selectUser);
  const actions = useEntryActions(noun);
  const list = useListPage<TrashEntry>({
    useQuery: ({ page }, options) => getTrash.useQuery({ noun, page }, options),
    initiate: ({ page }, options) => getTrash.initiate({ noun, page }, options),
  });
  return (
    <>
      <PageHeader
        title={t(TRASHED[noun].title)}
        subject={t('Recently deleted')}
        actions={<BackToList path={TRASHED[noun].list} />}
      />
      <PagedTable
        list={list}
        isSearched={false}
        caption={t('Recently deleted')}
        emptyText={t('Nothing was deleted in the last 30 days.')}
        failedText={t('Failed to load the deleted records.')}
        columns={[
          {
            header: t('What'),
            kind: 'main',
            width: 18,
            render: (entry) => (
              <span lang={langOf(actions.nameOf(entry))}>{actions.nameOf(entry)}</span>
            ),
          },
          { header: t('Deleted by'), width: 9, render: ({ deleted_by }) => deleted_by.name },
          { header: t('Deleted at'), width: 9, render: (entry) => formatMoment(entry.deleted_at) },
          {
            header: t('Kept'),
            width: 9,
            // On a phone two dates beside each other have no headers.
            render: (entry) => t('until {{moment}}', { moment: formatMoment(entry.kept_until) }),
          },
          {
            header: t('Action'),
            kind: 'actions',
            width: 6.5,
            render: (entry) => (
              <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
                <RowAction
                  label={t('Restore')}
                  press={{ onClick: () => void actions.restore(entry) }}
                  icon={<History />}
                  isBusy={actions.isBusy}
                />
                {user && isPrivileged(user) && (
                  <RowAction
                    label={t('Delete for good')}
                    press={{ onClick: () => void actions.deleteForGood(entry) }}
                    icon={<DeleteForever />}
                    isDanger
                    isBusy={actions.isBusy}
                  />
                )}
              </Box>
            ),
          },
        ]}
      />
    </>
  );
}

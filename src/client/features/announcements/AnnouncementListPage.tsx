import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ListCard } from '../../shared/lists/ListCard';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { AnnouncementDialogs } from './AnnouncementDialogs';
import { createPressed, pageLeft } from './announcementDialogSlice';
import { useGetAnnouncementsQuery } from './announcementsApi';
import { AnnouncementTable } from './AnnouncementTable';

/**
 * The list of announcements with its dialogs. A failed load shows an empty list and is only logged.
 * Create is offered only where a load succeeded and found none.
 */
export function AnnouncementListPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { currentData, error, isError, isSuccess, isFetching } = useGetAnnouncementsQuery();
  const mayCreate = useCan('announcement-create');
  const announcements = isError ? [] : currentData;
  const create = isSuccess && !isFetching && announcements?.length === 0 && mayCreate && (
    <CreateButton onClick={() => dispatch(createPressed())} />
  );

  useEffect(() => {
    if (error) console.error('announcements could not be loaded', error);
  }, [error]);
  useEffect(() => () => void dispatch(pageLeft()), [dispatch]);

  return (
    <>
      <PageHeader title={t('Announcement')} actions={create} />
      <ListCard>
        <AnnouncementTable announcements={announcements} />
      </ListCard>
      <AnnouncementDialogs />
    </>
  );
}

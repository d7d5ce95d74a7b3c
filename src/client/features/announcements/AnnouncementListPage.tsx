import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { isBlank } from '../../../contract/text';
import { useShownLoad } from '../../shared/api/useShownLoad';
import type { ShownLoad } from '../../shared/api/useShownLoad';
import { useHas } from '../../shared/api/serverSlice';
import { useDraftLink } from '../../shared/form/drafts/useDraftLink';
import { useTranslation } from '../../shared/text/i18n';
import { LoadedTable } from '../../shared/lists/LoadedTable';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowButton } from '../../shared/ui/RowLink';
import { AnnouncementDialogs } from './AnnouncementDialogs';
import { createPressed, pageLeft } from './announcementDialogSlice';
import { ANNOUNCEMENT_FIELDS } from './announcementFields';
import { namesOfAreas } from './areas';
import { AnnouncementRowActions } from './AnnouncementRowActions';
import { useOpenAnnouncement } from './useOpenAnnouncement';
import { useGetAnnouncementsQuery } from './announcementsApi';
import type { LoadedAnnouncement } from './announcementsApi';
import { TypeBadge } from './TypeBadge';
import { Lines } from '../../shared/ui/Lines';

function AnnouncementText({ id, text }: LoadedAnnouncement) {
  const { view } = useOpenAnnouncement();
  if (isBlank(text)) return <span>-</span>;
  return (
    <RowButton onClick={() => void view(id)}>
      <span translate="yes">
        <Lines text={text} />
      </span>
    </RowButton>
  );
}

function AnnouncementTable({ load }: { load: ShownLoad<LoadedAnnouncement[]> }) {
  const { t } = useTranslation();
  const hasAreas = useHas('areas');
  const areasColumn = {
    header: t(ANNOUNCEMENT_FIELDS.areas.label),
    width: 12,
    render: ({ areas }: LoadedAnnouncement) => areas && namesOfAreas(areas),
  };
  return (
    <LoadedTable
      load={load}
      caption={t('Announcement List')}
      emptyText={t('No announcement data found.')}
      columns={[
        {
          header: t(ANNOUNCEMENT_FIELDS.text.label),
          kind: 'main',
          render: (announcement) => <AnnouncementText {...announcement} />,
        },
        ...(hasAreas ? [areasColumn] : []),
        {
          header: t(ANNOUNCEMENT_FIELDS.type.label),
          width: 9,
          render: ({ type }) => <TypeBadge type={type} />,
        },
        {
          header: t('Action'),
          kind: 'actions',
          width: 9.5,
          render: (announcement) => <AnnouncementRowActions announcement={announcement} />,
        },
      ]}
    />
  );
}

/** Opens the form of a draft as its button would. */
function useOpenDraft(isLoaded: boolean, isEmpty: boolean): void {
  const dispatch = useDispatch();
  const { edit } = useOpenAnnouncement();
  const mayCreate = useCan('announcement-create');
  const mayEdit = useCan('announcement-edit');
  useDraftLink(isLoaded, (name) => {
    const [, id = ''] = name.split(':');
    if (id !== 'new' && mayEdit) void edit(id);
    if (id === 'new' && mayCreate && isEmpty) dispatch(createPressed());
  });
}

function TemplatesLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.AnnouncementTemplates} variant="outlined">
      {t('Templates')}
    </Button>
  );
}

/**
 * The list of announcements with its dialogs. A failed load shows an empty list and is only logged.
 * Create appears only after a load that succeeded and found none.
 */
export function AnnouncementListPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const load = useShownLoad(useGetAnnouncementsQuery());
  const { currentData, error, status, isFetching } = load;
  const isLoaded = status === 'loaded';
  const mayCreate = useCan('announcement-create');
  const isEmpty = isLoaded && !isFetching && currentData?.length === 0;
  const create = isEmpty && mayCreate && <CreateButton onClick={() => dispatch(createPressed())} />;
  useOpenDraft(isLoaded, isEmpty);
  const mayEdit = useCan('announcement-edit');
  const hasTemplates = useHas('templates') && mayEdit;

  useEffect(() => {
    if (error) console.error('announcements could not be loaded', error);
  }, [error]);
  useEffect(() => () => void dispatch(pageLeft()), [dispatch]);

  return (
    <>
      <PageHeader
        title={t('Announcement')}
        actions={
          (hasTemplates || create) && (
            <>
              {hasTemplates && <TemplatesLink />}
              {create}
            </>
          )
        }
      />
      <AnnouncementTable load={load} />
      <AnnouncementDialogs />
    </>
  );
}

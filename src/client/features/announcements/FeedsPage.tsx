import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isApiError } from '../../shared/api/apiError';
import { useShownLoad } from '../../shared/api/useShownLoad';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { BackToList } from '../../shared/lists/BackToList';
import { ContentState } from '../../shared/ui/ContentState';
import { CopyButton } from '../../shared/ui/CopyButton';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { ListCard, ListCardRow } from '../../shared/ui/ListCard';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useCopy } from '../../shared/ui/useCopy';
import { useGetFeedsQuery } from './feedsApi';
import type { Feeds } from './feedsApi';

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};

function AddressRow({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  return (
    <ListCardRow facts={[]}>
      <Box sx={rowStyles}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Box ref={source} component="code" sx={{ fontSize: '0.8125rem' }}>
            {address}
          </Box>
        </Box>
        <CopyButton
          outcome={outcome}
          label={t('Copy: {{name}}', { name })}
          onCopy={() => void copy(address)}
        />
      </Box>
    </ListCardRow>
  );
}

function Addresses({ feeds }: { feeds: Feeds }) {
  const { t } = useTranslation();
  const rows = [
    { name: t('Announcement in force (JSON)'), address: feeds.announcement },
    { name: t('Posts (JSON Feed)'), address: feeds.postsJson },
    { name: t('Posts (Atom)'), address: feeds.postsAtom },
    { name: t('Alerts (Atom)'), address: feeds.capAtom },
    { name: t('Newest alert (CAP 1.2)'), address: feeds.cap },
  ];
  return (
    <>
      {feeds.cap && feeds.isTest && (
        <Box sx={{ maxWidth: 760 }}>
          <InlineMessage severity="info">
            {t('The alerts are marked as tests until the server is set to CAP_STATUS=Actual.')}
          </InlineMessage>
        </Box>
      )}
      <ListCard title={t('Addresses')} actions={null}>
        {rows.map(
          ({ name, address }) =>
            address !== null && <AddressRow key={name} name={name} address={address} />,
        )}
      </ListCard>
    </>
  );
}

export function FeedsPage() {
  const { t } = useTranslation();
  const load = useShownLoad(useGetFeedsQuery());
  const isOff = isApiError(load.error) && load.error.status === 404;
  return (
    <>
      <PageHeader title={t('Feeds')} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isOff ? (
          <InlineMessage severity="info">
            {t('The public feeds are off. PUBLIC_FEEDS=true on the server turns them on.')}
          </InlineMessage>
        ) : (
          <ContentState
            status={load.status}
            load={load}
            returnOffer={<BackToList path={paths.Announcement} />}
            message={t('Failed to load the feeds.')}
          >
            {load.currentData && <Addresses feeds={load.currentData} />}
          </ContentState>
        )}
      </Box>
    </>
  );
}

import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isApiError } from '../../shared/api/apiError';
import { statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { langOf } from '../../shared/text/langOf';
import { BackToList } from '../../shared/lists/BackToList';
import { ContentState } from '../../shared/ui/ContentState';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { ListCard, ListCardRow } from '../../shared/ui/ListCard';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useCopy } from '../../shared/ui/useCopy';
import { useGetAnnouncementsQuery } from './announcementsApi';
import { inForceOf } from './inForce';
import { useGetFeedsQuery } from './feedsApi';
import type { Feeds } from './feedsApi';

const outcomeTexts = {
  none: '',
  copied: 'Copied.',
  selected: 'The browser does not allow copying. The text is selected: copy it by hand.',
};

interface CopyButtonProps extends Pick<ReturnType<typeof useCopy>, 'outcome'> {
  /** Told apart from the other buttons for who cannot see where it stands. */
  label: string;
  onCopy: () => void;
}

function CopyButton({ outcome, label, onCopy }: CopyButtonProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<ContentCopyOutlined />}
        aria-label={label}
        onClick={onCopy}
      >
        {t('Copy')}
      </Button>
      <span role="status">{t(outcomeTexts[outcome])}</span>
    </Box>
  );
}

/** The button is beside the address where there is space for both. */
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

/** The addresses to give to others: apps, sites, broadcasters. */
function Addresses({ feeds }: { feeds: Feeds }) {
  const { t } = useTranslation();
  const rows = [
    { name: t('Announcement in force (JSON)'), address: feeds.announcement },
    { name: t('Posts (JSON Feed)'), address: feeds.postsJson },
    { name: t('Posts (Atom)'), address: feeds.postsAtom },
    ...(feeds.cap ? [{ name: t('Alerts (CAP 1.2)'), address: feeds.cap }] : []),
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
        {rows.map((row) => (
          <AddressRow key={row.name} {...row} />
        ))}
      </ListCard>
    </>
  );
}

/** What is passed on by hand: the announcement with its type, for messengers. */
function Sharing() {
  const { t } = useTranslation();
  const titleId = useId();
  const { currentData } = useGetAnnouncementsQuery();
  const { source, outcome, copy } = useCopy();
  const [hasFailed, setHasFailed] = useState(false);
  const announcement = currentData && inForceOf(currentData);
  const text = announcement && `${t(announcement.type).toUpperCase()}\n\n${announcement.text}`;
  const share = (shared: string) =>
    navigator.share({ text: shared }).then(
      () => setHasFailed(false),
      (error: unknown) =>
        setHasFailed(!(error instanceof DOMException && error.name === 'AbortError')),
    );
  if (!currentData) return null;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ maxWidth: 760, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {t('Text to share')}
      </Typography>
      {text ? (
        <>
          <Typography
            ref={source}
            lang={langOf(text)}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.8 }}
          >
            {text}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {'share' in navigator && (
              <Button
                variant="contained"
                startIcon={<ShareOutlined />}
                onClick={() => void share(text)}
              >
                {t('Share')}
              </Button>
            )}
            <CopyButton
              outcome={outcome}
              label={t('Copy: {{name}}', { name: t('Text to share') })}
              onCopy={() => void copy(text)}
            />
          </Box>
          {hasFailed && (
            <InlineMessage severity="failure">{t('The text could not be shared.')}</InlineMessage>
          )}
        </>
      ) : (
        <Typography color="textSecondary">{t('No announcement in force')}</Typography>
      )}
    </Card>
  );
}

/** The feeds of the server, and what the public reads now as a text to pass on. */
export function FeedsPage() {
  const { t } = useTranslation();
  const load = useGetFeedsQuery();
  const isOff = isApiError(load.error) && load.error.status === 404;
  const status = statusOf(load);
  return (
    <>
      <PageHeader title={t('Feeds and sharing')} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isOff ? (
          <InlineMessage severity="info">
            {t('The public feeds are off. PUBLIC_FEEDS=true on the server turns them on.')}
          </InlineMessage>
        ) : (
          <ContentState
            status={status}
            load={load}
            wayBack={<BackToList path={paths.Announcement} />}
            message={t('Failed to load the feeds.')}
          >
            {load.currentData && <Addresses feeds={load.currentData} />}
          </ContentState>
        )}
        {/* Not before what stands above it, which would move it. */}
        {status !== 'loading' && <Sharing />}
      </Box>
    </>
  );
}

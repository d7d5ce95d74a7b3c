import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useLocation } from 'react-router';
import { toServerTime } from '../../../contract/clock';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/text/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { langOf } from '../../shared/text/langOf';
import { timeOf } from '../../shared/text/timeOf';
import { ActionButton } from '../../shared/ui/ActionButton';
import { Badge } from '../../shared/ui/Badge';
import { OneLine } from '../../shared/ui/OneLine';
import { useLazy } from '../../shared/ui/useLazy';
import { pageLeft, selectAsked } from './announcementDialogSlice';
import type { Proposal } from './announcementDialogSlice';
import { useOpenAnnouncement } from './AnnouncementRowActions';
import { refreshAnnouncements, useGetAnnouncementsQuery } from './announcementsApi';
import type { StoredAnnouncement } from './announcementsApi';
import { TypeBadge, typeTone } from './TypeBadge';
import { ageOf, durationText, firstLineOf, inForceOf, isDue, refreshBy } from './inForce';
import { ALL_CLEAR, useRenewal } from './renewal';

const REFRESH_MS = 60_000;

function useOccasions(onOccasion: (occasion: 'minute' | 'return') => void): void {
  const call = useEffectEvent(onOccasion);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      if (document.visibilityState === 'hidden') return;
      timer = setInterval(() => call('minute'), REFRESH_MS);
    };
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState !== 'hidden') call('return');
      start();
    };
    start();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
}

/**
 * Returns the announcement in force and keeps it up to date.
 *
 * @returns `announcement` is null for none and undefined before the first response; `now` advances
 * every minute; `asOf` is the time of the shown data if the last load failed, else null. Both times
 * are by the server's clock
 */
function useInForce() {
  const dispatch = useAppDispatch();
  // The list page loads by itself. The strip shows its data.
  const load = useGetAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: false });
  const { data, error, isError, fulfilledTimeStamp = 0, refetch } = load;
  const [now, setNow] = useState(() => Date.now());
  const [refreshed, setRefreshed] = useState({ goodAt: 0, failedAt: 0 });
  useEffect(() => {
    if (error) console.error('the announcement in force could not be loaded', error);
  }, [error]);

  const refresh = async () => {
    const { isSuccess, error: failure } = await dispatch(refreshAnnouncements());
    if (failure) console.error('the announcement in force could not be refreshed', failure);
    setRefreshed((before) => ({ ...before, [isSuccess ? 'goodAt' : 'failedAt']: Date.now() }));
  };
  useOccasions((occasion) => {
    setNow(Date.now());
    const keepsTimes = data?.some(({ issued_at }) => issued_at !== undefined) ?? false;
    const way = refreshBy(occasion, keepsTimes);
    if (way === 'refresh') void refresh();
    if (way === 'load') void refetch();
  });

  const goodAt = Math.max(fulfilledTimeStamp, refreshed.goodAt);
  return {
    announcement: data && inForceOf(data),
    now: toServerTime(Math.max(now, goodAt)),
    asOf: isError || refreshed.failedAt > goodAt ? toServerTime(goodAt) : null,
  };
}

const actionStyles = {
  display: 'flex',
  gap: 1,
  flexShrink: 0,
  ml: 'auto',
  '& > button': { px: { xs: 1.25, sm: 2 } },
};

interface StripActionsProps {
  announcement: StoredAnnouncement;
  isAsking: boolean;
  loadDialogs: () => Promise<unknown>;
}

function StripActions({ announcement, isAsking, loadDialogs }: StripActionsProps) {
  const { t } = useTranslation();
  const { showAlert } = useNotices();
  const { edit } = useOpenAnnouncement();
  const { confirm, isLoading } = useRenewal(announcement);
  const isOpening = useSelector(selectAsked)?.purpose === 'editing';
  const change = useRef<HTMLButtonElement>(null);
  const open = async (proposal?: Proposal) => {
    if (isOpening) return;
    if (await loadDialogs()) return edit(announcement.id, proposal);
    showAlert(t('Failed to fetch announcement for editing.'));
  };
  const isRenewing = useRef(false);
  const renew = async () => {
    isRenewing.current = true;
    if (!(await confirm())) isRenewing.current = false;
  };
  // The pressed button is gone by then. Before, Change is hidden on a narrow screen.
  useEffect(() => {
    if (isAsking || !isRenewing.current) return;
    isRenewing.current = false;
    change.current?.focus();
  }, [isAsking]);
  return (
    <Box sx={actionStyles}>
      {isAsking && (
        <>
          <ActionButton isBusy={isLoading} onClick={() => void renew()}>
            {t('Still in force')}
          </ActionButton>
          <Button variant="outlined" onClick={() => void open(ALL_CLEAR)}>
            {t('All clear')}
          </Button>
        </>
      )}
      <Button
        ref={change}
        variant="text"
        // If there is only space for two buttons, All clear opens the form instead.
        sx={isAsking ? { display: { xs: 'none', lg: 'inline-flex' } } : undefined}
        aria-disabled={isOpening || undefined}
        startIcon={<EditOutlined />}
        onClick={() => void open()}
      >
        {t('Change')}
      </Button>
    </Box>
  );
}

// The dialogs load on demand, because few changes start at the strip.
const importDialogs = () => import('./AnnouncementDialogs');

const styles = {
  strip: {
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 1, sm: 1.5 },
    pl: { xs: 2, md: 3, lg: 1 },
    pr: { xs: 1, md: 3, lg: 0 },
    height: '100%',
  },
  /** Only a warning has a strong colour. */
  warning: { color: 'tone.warning.text', bgcolor: 'tone.warning.surface' },
  quiet: { color: 'text.secondary' },
  badge: { flexShrink: 0 },
  /** On a phone the answers need the space. */
  askingBadge: { minWidth: 0, flexShrink: { xs: 1, sm: 0 } },
  /** The badge of a strip that includes the facts. */
  longBadge: { minWidth: 0 },
  /** The first words always stay; the rest takes the space that the facts leave. */
  line: {
    minWidth: 0,
    flex: '1 1 6rem',
    maxWidth: 'max-content',
    py: 1.25,
    lineHeight: 1.8,
    color: 'inherit',
  },
  facts: { minWidth: 0, display: { xs: 'none', sm: 'block' }, fontSize: '0.8125rem' },
};

interface FactsProps {
  announcement: StoredAnnouncement;
  now: number;
  asOf: number | null;
}

function useFacts({ announcement, now, asOf }: FactsProps): string {
  const { t } = useTranslation();
  const age = ageOf(announcement, now);
  const facts = [
    age === null
      ? t('in force')
      : t('in force for {{duration}}', { duration: durationText(age, t) }),
    asOf !== null && t('as of {{time}}', { time: timeOf(asOf) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

interface LiveProps extends FactsProps {
  isTextBelow: boolean;
}

function Words({ isTextBelow, isAsking, ...props }: LiveProps & { isAsking: boolean }) {
  const { text, type } = props.announcement;
  const { t } = useTranslation();
  const facts = useFacts(props);
  const line = firstLineOf(text);
  if (isTextBelow) {
    return (
      <Box sx={styles.longBadge}>
        <Badge tone={typeTone(type)} label={[t(type), facts].filter(Boolean).join(' · ')} />
      </Box>
    );
  }
  return (
    <>
      <Box sx={isAsking ? styles.askingBadge : styles.badge}>
        <TypeBadge type={type} />
      </Box>
      <Link
        component={RouterLink}
        to={paths.Announcement}
        lang={langOf(line)}
        underline="hover"
        // The question needs the space.
        sx={[styles.line, isAsking && { display: { xs: 'none', lg: 'block' } }]}
      >
        <OneLine translate="yes">{line}</OneLine>
      </Link>
      <Box sx={styles.facts}>
        <OneLine>{facts}</OneLine>
      </Box>
    </>
  );
}

interface StripProps extends LiveProps {
  dialogs: ReturnType<typeof useDialogs>;
}

function Live({ dialogs, ...props }: StripProps) {
  const { announcement, now } = props;
  const mayEdit = useCan('announcement-edit');
  const isAsking = mayEdit && isDue(announcement, now);
  return (
    <>
      <Words {...props} isAsking={isAsking} />
      {mayEdit && (
        <StripActions announcement={announcement} isAsking={isAsking} loadDialogs={dialogs.load} />
      )}
    </>
  );
}

function useDialogs(pathname: string) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname]);
  return useLazy(importDialogs);
}

/** Shows on every screen what the public currently reads. */
export function AnnouncementStrip() {
  const { t } = useTranslation();
  const { announcement, ...times } = useInForce();
  const { pathname } = useLocation();
  const isTextBelow = pathname === paths.Announcement;
  const dialogs = useDialogs(pathname);
  if (announcement === undefined) return null;
  const isWarning = announcement && typeTone(announcement.type) === 'warning';
  return (
    <>
      <Box
        component="section"
        aria-label={t('Announcement in force')}
        sx={[styles.strip, isWarning ? styles.warning : styles.quiet]}
      >
        {announcement ? (
          <Live {...{ announcement, isTextBelow, dialogs }} {...times} />
        ) : (
          <span>{t('No announcement in force')}</span>
        )}
      </Box>
      {!isTextBelow && dialogs.value && <dialogs.value.AnnouncementDialogs />}
    </>
  );
}

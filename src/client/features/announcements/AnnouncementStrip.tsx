import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useLocation } from 'react-router';
import { toServerTime } from '../../../contract/clock';
import { useHas } from '../../shared/api/serverSlice';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { selectMustCompleteSetup } from '../../shared/session/sessionSlice';
import { useCan } from '../../shared/session/useCan';
import { langOf } from '../../shared/text/langOf';
import { formatTime } from '../../shared/text/dates';
import { ActionButton } from '../../shared/ui/ActionButton';
import { Badge } from '../../shared/ui/Badge';
import { Edit, Share, Sun } from '../../shared/ui/icons';
import { OneLine } from '../../shared/ui/OneLine';
import { Tooltip } from '../../shared/ui/Tooltip';
import { useLazy } from '../../shared/ui/useLazy';
import { pageLeft, selectOpenRequest } from './announcementDialogSlice';
import type { Proposal } from './announcementDialogSlice';
import { useOpenAnnouncement } from './useOpenAnnouncement';
import { refreshAnnouncements, useGetAnnouncementsQuery } from './announcementsApi';
import type { LoadedAnnouncement } from './announcementsApi';
import { TypeBadge, typeTone } from './TypeBadge';
import { shortNamesOfAreas } from './areas';
import { ageOf, durationText, firstLineOf, inForceOf, isDue } from './inForce';
import { ALL_CLEAR, useRenewal } from './renewal';
import { useShareAnnouncement } from './useShareAnnouncement';
import { selectShared } from './announcementShareSlice';

const REFRESH_MS = 60_000;

/** Calls back every minute and on each return to the page, while the page is visible. */
function useOccasions(onOccasion: (isReturn: boolean) => void): void {
  const call = useEffectEvent((isReturn: boolean) => {
    if (document.visibilityState !== 'hidden') onOccasion(isReturn);
  });
  useEffect(() => {
    const follow = () => call(true);
    const timer = setInterval(() => call(false), REFRESH_MS);
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
  // Until the password is the user's own, the server refuses all other calls.
  const skip = useSelector(selectMustCompleteSetup);
  const canRefresh = useHas('refresh');
  // The list page loads by itself. The strip shows its data.
  const load = useGetAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: false, skip });
  const { data, error, isError, fulfilledTimeStamp: goodAt = 0, refetch } = load;
  const [now, setNow] = useState(() => Date.now());
  const [failedAt, setFailedAt] = useState(0);
  useEffect(() => {
    if (error) console.error('the announcement in force could not be loaded', error);
  }, [error]);

  const refresh = async () => {
    const { error: failure } = await dispatch(refreshAnnouncements());
    if (!failure) return;
    console.error('the announcement in force could not be refreshed', failure);
    setFailedAt(Date.now());
  };
  useOccasions((isReturn) => {
    setNow(Date.now());
    // A return loads everything on the page again.
    if (skip || isReturn) return;
    // Any other call extends an idle session, so other servers are asked again only after a first
    // load that failed.
    if (!data) void refetch();
    else if (canRefresh) void refresh();
  });

  return {
    announcement: data && inForceOf(data),
    now: toServerTime(Math.max(now, goodAt)),
    asOf: isError || failedAt > goodAt ? toServerTime(goodAt) : null,
  };
}

interface StripIconProps extends IconButtonProps {
  label: string;
  icon: ReactNode;
}

function StripIcon({ label, icon, ...props }: StripIconProps) {
  return (
    <Tooltip title={label} align="end">
      <IconButton {...props} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

const actionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 0.5 },
  flexShrink: 0,
  ml: 'auto',
  '& > button': { px: { xs: 1.25, sm: 1.5 } },
};

/** If there is only space for the answers, All clear opens the form instead. */
const whileAsking = { display: { xs: 'none', lg: 'inline-flex' } };

interface StripActionsProps {
  announcement: LoadedAnnouncement;
  isAsking: boolean;
  isTextBelow: boolean;
  loadDialogs: (failure: string) => Promise<unknown>;
}

function StripActions({ announcement, isAsking, isTextBelow, loadDialogs }: StripActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useCan('announcement-edit');
  const { edit } = useOpenAnnouncement();
  const share = useShareAnnouncement();
  const { confirm, isLoading } = useRenewal(announcement);
  const isOpening = useSelector(selectOpenRequest)?.purpose === 'editing';
  const change = useRef<HTMLButtonElement>(null);
  const open = async (proposal?: Proposal) => {
    if (isOpening) return;
    if (await loadDialogs(t('Failed to fetch announcement for editing.')))
      await edit(announcement.id, proposal);
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
        <ActionButton isBusy={isLoading} onClick={() => void renew()}>
          {t('Still in force')}
        </ActionButton>
      )}
      {mayEdit && (isAsking || announcement.type === 'warning') && (
        <Button
          variant="text"
          color="inherit"
          aria-label={t('All clear')}
          onClick={() => void open(ALL_CLEAR)}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          <Sun fontSize="small" />
          <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
            {t('All clear')}
          </Box>
        </Button>
      )}
      {!isTextBelow && (
        <StripIcon
          label={t('Share announcement')}
          icon={<Share />}
          sx={isAsking ? whileAsking : undefined}
          onClick={() => void share(announcement)}
        />
      )}
      {mayEdit && (
        <StripIcon
          ref={change}
          label={t('Change')}
          icon={<Edit />}
          sx={isAsking ? whileAsking : undefined}
          aria-disabled={isOpening || undefined}
          onClick={() => void open()}
        />
      )}
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
  /** On a phone and a narrow tablet the text needs the space. */
  areas: { minWidth: 0, display: { xs: 'none', md: 'block' }, fontWeight: 600 },
  /** The first words always stay; the rest takes the space that the facts leave. */
  line: {
    minWidth: 0,
    flex: '1 1 6rem',
    maxWidth: 'max-content',
    py: { xs: 1.2, lg: 1.25 },
    lineHeight: 1.8,
    color: 'inherit',
  },
  facts: { minWidth: 0, display: { xs: 'none', sm: 'block' }, fontSize: '0.8125rem' },
};

interface FactsProps {
  announcement: LoadedAnnouncement;
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
    asOf !== null && t('as of {{time}}', { time: formatTime(asOf) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

interface StripTextProps extends FactsProps {
  isTextBelow: boolean;
  isAsking: boolean;
}

function StripText({ isTextBelow, isAsking, ...props }: StripTextProps) {
  const { text, type, areas = [] } = props.announcement;
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
      {areas.length > 0 && (
        <Box sx={styles.areas}>
          <OneLine>{shortNamesOfAreas(areas)}</OneLine>
        </Box>
      )}
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

/** Shows on every screen what the public currently reads. */
export function AnnouncementStrip() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { announcement, ...times } = useInForce();
  const isSharing = useSelector(selectShared) !== null;
  const dialogs = useLazy(importDialogs, isSharing);
  const mayEdit = useCan('announcement-edit');
  const canRenew = useHas('renewal') && mayEdit;
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname]);
  // The shell keeps a place for what still loads, but not after a failure.
  if (announcement === undefined) return times.asOf !== null && <span hidden />;
  const isTextBelow = pathname === paths.Announcement;
  const isWarning = announcement?.type === 'warning';
  const isAsking = canRenew && announcement !== null && isDue(announcement, times.now);
  return (
    <>
      <Box
        component="section"
        aria-label={t('Announcement in force')}
        sx={[styles.strip, isWarning ? styles.warning : styles.quiet]}
      >
        {announcement ? (
          <StripText
            announcement={announcement}
            isTextBelow={isTextBelow}
            isAsking={isAsking}
            {...times}
          />
        ) : (
          <span>{t('No announcement in force')}</span>
        )}
        {announcement && (
          <StripActions
            announcement={announcement}
            isAsking={isAsking}
            isTextBelow={isTextBelow}
            loadDialogs={dialogs.load}
          />
        )}
      </Box>
      {!isTextBelow && dialogs.value && <dialogs.value.AnnouncementDialogs />}
    </>
  );
}

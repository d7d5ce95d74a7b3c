import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link as RouterLink, useLocation } from 'react-router';
import { useTranslation } from '../../../shared/i18n';
import { paths } from '../../../shared/paths';
import { useCan } from '../../../shared/session/useCan';
import { langOf } from '../../../shared/text/langOf';
import { timeOf } from '../../../shared/text/timeOf';
import { Badge } from '../../../shared/ui/Badge';
import { OneLine } from '../../../shared/ui/OneLine';
import { useLazy } from '../../../shared/ui/useLazy';
import { pageLeft } from '../announcementDialogSlice';
import type { StoredAnnouncement } from '../announcementsApi';
import { TypeBadge, typeTone } from '../TypeBadge';
import { ageOf, durationText, firstLineOf, isDue } from './inForce';
import { StripActions } from './StripActions';
import { useInForce } from './useInForce';

// Few changes begin at the strip.
const importDialogs = () => import('../AnnouncementDialogs');

const styles = {
  strip: {
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 1, sm: 1.5 },
    pl: { xs: 2, md: 3, lg: 1 },
    pr: { xs: 1, md: 3, lg: 0 },
    height: '100%',
  },
  /** Only a warning raises its voice. */
  warning: { color: 'tone.warning.text', bgcolor: 'tone.warning.surface' },
  quiet: { color: 'text.secondary' },
  badge: { flexShrink: 0 },
  /** On a phone the answers need the space. */
  askingBadge: { minWidth: 0, flexShrink: { xs: 1, sm: 0 } },
  /** With the facts in it. */
  longBadge: { minWidth: 0 },
  /** Beyond its first words it takes what the facts leave. */
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

/** Since when it is in force, and how old that knowledge is where the last load has failed. */
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
  /** The page itself shows the text. */
  isTextBelow: boolean;
}

/** The type, the first line as the way to the whole, and the facts. */
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

/** The dialogs of the list, for the other screens. They close with the screen beneath them. */
function useDialogs(pathname: string) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname]);
  return useLazy(importDialogs);
}

/** What the public reads now, on every screen. */
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

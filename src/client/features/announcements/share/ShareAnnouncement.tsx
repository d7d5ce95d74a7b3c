import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { now } from '../../../../contract/clock';
import { dayOf } from '../../../../contract/dates';
import { isSameId } from '../../../../contract/ids';
import { ShareDialog } from '../../../shared/share/ShareDialog';
import { useCan } from '../../../shared/session/useCan';
import { useTranslation } from '../../../shared/text/i18n';
import { ActionButton } from '../../../shared/ui/ActionButton';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useOpenAnnouncement } from '../useOpenAnnouncement';
import { dismissed } from '../announcementDialogSlice';
import { shareClosed } from '../announcementShareSlice';
import { useGetAnnouncementsQuery } from '../announcementsApi';
import type { LoadedAnnouncement } from '../announcementsApi';
import { ageOf, burmeseSmsOf, durationText, isDue, shareTextOf, smsTextOf } from '../inForce';
import { ALL_CLEAR, useRenewal } from '../renewal';
import { noticePicture } from './noticePicture';

interface QuestionProps {
  announcement: LoadedAnnouncement;
  notice: string;
  onConfirmed: () => void;
  onAllClear: () => void;
}

function Question({ announcement, notice, onConfirmed, onAllClear }: QuestionProps) {
  const { t } = useTranslation();
  const { confirm, isLoading } = useRenewal(announcement);
  const renew = async () => {
    if (await confirm()) onConfirmed();
  };
  return (
    <>
      <Typography>{`${notice} ${t('Does it still hold?')}`}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActionButton isBusy={isLoading} onClick={() => void renew()}>
          {t('Still in force')}
        </ActionButton>
        <Button variant="outlined" onClick={onAllClear}>
          {t('All clear')}
        </Button>
      </Box>
    </>
  );
}

/** The share dialog of an announcement. A user who may edit must first confirm an older warning. */
export function ShareAnnouncement({ announcement }: { announcement: LoadedAnnouncement }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayEdit = useCan('announcement-edit');
  const { edit } = useOpenAnnouncement();
  const [openedAt] = useState(now);
  const [isConfirmed, setIsConfirmed] = useState(false);
  // The list may already have a renewal that happened after the detail was opened.
  const { data } = useGetAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: false });
  const known = data?.find(({ id }) => isSameId(id, announcement.id)) ?? announcement;
  const needsConfirmation = !isConfirmed && isDue(known, openedAt);
  const age = ageOf({ issued_at: known.renewed_at ?? known.issued_at }, openedAt) ?? 0;
  const notice = t('Nobody has confirmed this announcement for {{duration}}.', {
    duration: durationText(age, t),
  });
  const shared = useMemo(
    () => ({
      picture: noticePicture(announcement, openedAt),
      name: `announcement-${dayOf(new Date(openedAt))}`,
      text: shareTextOf(announcement),
      sms: smsTextOf(announcement),
      burmeseSms: burmeseSmsOf(announcement),
    }),
    [announcement, openedAt],
  );
  const close = () => dispatch(shareClosed());
  const allClear = () => {
    close();
    dispatch(dismissed());
    void edit(announcement.id, ALL_CLEAR);
  };
  const before = mayEdit ? (
    <Question
      announcement={announcement}
      notice={notice}
      onConfirmed={() => setIsConfirmed(true)}
      onAllClear={allClear}
    />
  ) : (
    <InlineMessage severity="info">
      {`${notice} ${t('Ask whether it still holds before you share it.')}`}
    </InlineMessage>
  );
  return (
    <ShareDialog
      title={t('Share announcement')}
      onClose={close}
      before={needsConfirmation && before}
      shared={needsConfirmation && mayEdit ? null : shared}
    />
  );
}

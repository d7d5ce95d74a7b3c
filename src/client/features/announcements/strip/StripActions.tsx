import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/i18n';
import { useNotices } from '../../../shared/notices/useNotices';
import { ActionButton } from '../../../shared/ui/ActionButton';
import { selectAsked } from '../announcementDialogSlice';
import type { Proposal } from '../announcementDialogSlice';
import { useOpenAnnouncement } from '../AnnouncementRowActions';
import { useRenewAnnouncementMutation } from '../announcementsApi';
import type { StoredAnnouncement } from '../announcementsApi';

/** In both languages, like the notices that it ends. */
const ALL_CLEAR: Proposal = {
  type: 'pleasant',
  text: [
    'အန္တရာယ် ကင်းရှင်းသွားပါပြီ။ ယခင် ထုတ်ပြန်ထားသော ကြေညာချက်ကို ရုပ်သိမ်းလိုက်ပါသည်။',
    'All clear: the notice given before no longer applies.',
  ].join('\n\n'),
};

/** Confirms that what somebody has just read still holds; a newer one has to be read first. */
function useRenewal({ id, version }: StoredAnnouncement) {
  const { t } = useTranslation();
  const { endAlert, showAlert, showSuccess } = useNotices();
  const [renew, { isLoading }] = useRenewAnnouncementMutation();
  const confirm = async () => {
    endAlert();
    const { error } = await renew({ id, version });
    if (error) showAlert(t('Failed to renew the announcement.'));
    else showSuccess(t('The announcement is still in force.'));
  };
  return { confirm, isLoading };
}

const styles = {
  display: 'flex',
  gap: 1,
  flexShrink: 0,
  ml: 'auto',
  '& > button': { px: { xs: 1.25, sm: 2 } },
};

interface StripActionsProps {
  announcement: StoredAnnouncement;
  /** Whether it is asked if the announcement still holds. */
  isAsking: boolean;
  /** Resolves to undefined where they could not be loaded. */
  loadDialogs: () => Promise<unknown>;
}

/** Change, and after a day the two answers to whether the announcement still holds. */
export function StripActions({ announcement, isAsking, loadDialogs }: StripActionsProps) {
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
  const renew = async () => {
    await confirm();
    change.current?.focus();
  };
  return (
    <Box sx={styles}>
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
        // Where there is space for two, All clear opens the form as well.
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

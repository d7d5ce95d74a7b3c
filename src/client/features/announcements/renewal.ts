import { useTranslation } from '../../shared/text/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import type { Proposal } from './announcementDialogSlice';
import { useRenewAnnouncementMutation } from './announcementsApi';
import type { LoadedAnnouncement } from './announcementsApi';

export const ALL_CLEAR_TEXTS = {
  text_my: 'အန္တရာယ် ကင်းရှင်းသွားပါပြီ။ ယခင် ထုတ်ပြန်ထားသော ကြေညာချက်ကို ရုပ်သိမ်းလိုက်ပါသည်။',
  text_en: 'All clear: the notice given before no longer applies.',
};

/** In both languages, like the notices that it ends. */
export const ALL_CLEAR: Proposal = {
  type: 'pleasant',
  text: [ALL_CLEAR_TEXTS.text_my, ALL_CLEAR_TEXTS.text_en].join('\n\n'),
};

/**
 * Confirms that the announcement the user has just read is still in force. If there is a newer one,
 * the user has to read that first.
 *
 * @returns `confirm`, which resolves to whether the server accepted the confirmation
 */
export function useRenewal({ id, version }: LoadedAnnouncement) {
  const { t } = useTranslation();
  const { endAlert, showAlert, showSuccess } = useNotices();
  const [renew, { isLoading }] = useRenewAnnouncementMutation();
  const confirm = async (): Promise<boolean> => {
    endAlert();
    const { error } = await renew({ id, version });
    if (error) showAlert(t('Failed to renew the announcement.'), error, confirm);
    else showSuccess(t('The announcement is still in force.'));
    return !error;
  };
  return { confirm, isLoading };
}

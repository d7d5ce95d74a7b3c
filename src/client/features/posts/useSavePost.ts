import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorsOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import type { DraftSlot } from '../../shared/form/draftSlot';
import type { SetFieldError } from '../../shared/form/formTypes';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';

interface Texts {
  failure: string;
  success: string;
}

/**
 * Sees a save of a post through: on success its draft goes and the list follows; a failure is told
 * by the fixed text (section 8) and by the server's messages on their fields.
 */
export function useSavePost(draft: DraftSlot, { failure, success }: Texts) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { showSuccess } = useNotices();
  const [message, setMessage] = useState<string | null>(null);

  const save = async (call: () => Promise<{ error?: unknown }>, setError: SetFieldError) => {
    setMessage(null);
    const { error } = await call();
    if (error) {
      setMessage(failure);
      return applyServerErrors(errorsOf(error), setError);
    }
    draft.close();
    showSuccess(t(success));
    await navigate(paths.Post);
  };

  return { save, message };
}

import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { listDrafts } from '../../shared/form/drafts/draftStore';
import { useTranslation } from '../../shared/text/i18n';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { draftFound } from './signInSlice';

interface SessionEndedProps {
  owner: string;
  page: string;
}

/** Says why the user has to sign in again, and whether a draft of theirs is kept. */
export function SessionEnded({ owner, page }: SessionEndedProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [hasDrafts, setHasDrafts] = useState(false);
  useEffect(() => {
    const look = async () => {
      const drafts = await listDrafts(owner);
      // Nothing is as urgent as an unsent announcement.
      const left =
        drafts.find(({ name }) => name.startsWith('announcement:')) ??
        drafts.find((draft) => draft.page === page);
      setHasDrafts(drafts.length > 0);
      if (left) dispatch(draftFound({ page: left.page, draft: left.name }));
    };
    // Without storage there are no drafts.
    look().catch(() => undefined);
  }, [dispatch, owner, page]);
  const texts = [
    t('Your session has ended.'),
    hasDrafts && t('What you wrote is kept on this device.'),
  ];
  return <InlineMessage severity="info">{texts.filter(Boolean).join(' ')}</InlineMessage>;
}

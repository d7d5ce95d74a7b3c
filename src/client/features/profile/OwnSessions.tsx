import { useRef } from 'react';
import type { SessionInfo } from '../../../contract/session';
import { isApiError } from '../../shared/api/apiError';
import { useHas } from '../../shared/api/serverSlice';
import { useTranslation } from '../../shared/text/i18n';
import { useAction } from '../../shared/notices/useAction';
import { useNotices } from '../../shared/notices/useNotices';
import { deviceText, SessionsCard } from '../../shared/ui/SessionsCard';
import { ActionButton } from '../../shared/ui/ActionButton';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from './profileApi';

function useEnding(onEnded: () => void) {
  const { t } = useTranslation();
  const { showSuccess } = useNotices();
  const { run, isBusy } = useAction();
  const [end] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const done = (text: string) => () => {
    onEnded();
    showSuccess(text);
  };
  const endOne = (session: SessionInfo) =>
    run({
      question: t('End this session? {{device}}', {
        device: [deviceText(session), session.address].filter(Boolean).join(', '),
      }),
      label: t('End'),
      call: async () => {
        const { error } = await end(session.id);
        // The session has ended by itself in the meantime.
        const isGone = isApiError(error) && error.status === 404;
        return isGone ? {} : { error };
      },
      failure: 'Failed to end the session.',
      onDone: done(t('Session ended.')),
    });
  const endAllOthers = () =>
    run({
      question: t('End all other sessions? Only this device stays signed in.'),
      label: t('End all others'),
      call: endOthers,
      failure: 'Failed to end the sessions.',
      onDone: done(t('All other sessions ended.')),
    });
  return { isBusy, endOne, endAllOthers };
}

export function OwnSessions() {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const skip = !useHas('sessions');
  const { currentData: sessions, isError } = useGetSessionsQuery(undefined, { skip });
  const { isBusy, endOne, endAllOthers } = useEnding(() => title.current?.focus());
  if (isError || !sessions) return null;
  const others = sessions.filter(({ current }) => !current);
  return (
    <SessionsCard
      title={t('Sessions')}
      titleRef={title}
      actions={
        others.length > 1 && (
          <ActionButton isBusy={isBusy} onClick={() => void endAllOthers()}>
            {t('End all others')}
          </ActionButton>
        )
      }
      sessions={sessions}
      onEnd={(session) => void endOne(session)}
      isBusy={isBusy}
    />
  );
}

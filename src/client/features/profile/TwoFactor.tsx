import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { TwoFactorState } from '../../../contract/twoFactor';
import { useHas } from '../../shared/api/serverSlice';
import { useGetTwoFactorQuery } from '../../shared/api/twoFactorApi';
import { paths } from '../../shared/pages/paths';
import { selectUser, twoFactorSetUp } from '../../shared/session/sessionSlice';
import { useTranslation } from '../../shared/text/i18n';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useLazy } from '../../shared/ui/useLazy';
import type { TwoFactorTask } from './TwoFactorDialog';

// The dialog contains the QR code library, which few visits need.
const importDialog = () => import('./TwoFactorDialog');

function useTask() {
  const { t } = useTranslation();
  const [task, setTask] = useState<TwoFactorTask | null>(null);
  const { value: part, status, load } = useLazy(importDialog);
  const begin = async (next: TwoFactorTask) => {
    if (await load(t('This part of the page could not be loaded.'))) setTask(next);
  };
  return { task, part, isBusy: status === 'loading', begin, end: () => setTask(null) };
}

interface ActionsProps {
  state: TwoFactorState;
  begin: (task: TwoFactorTask) => void;
  isBusy: boolean;
}

function Actions({ state, begin, isBusy }: ActionsProps) {
  const { t } = useTranslation();
  const tasks: [TwoFactorTask, string][] = state.enabled
    ? [
        ['renew', t('New recovery codes')],
        ['off', t('Turn off')],
      ]
    : [['on', t('Set up')]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {tasks.map(([task, label]) => (
        <Button
          key={task}
          variant="outlined"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && begin(task)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

/** The user's two-factor sign-in. Renders nothing if the server does not support it. */
export function TwoFactor() {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const me = useSelector(selectUser);
  const isSettingUp = me?.must_set_up_two_factor === true;
  const skip = !useHas('two-factor') && !isSettingUp;
  const { currentData: state, isError } = useGetTwoFactorQuery(undefined, { skip });
  const { task, part, isBusy, begin, end } = useTask();
  if (isError || !state) return null;
  const { enabled, required, recovery_codes_left: left } = state;
  const finish = () => {
    end();
    if (task === 'on' && isSettingUp) {
      dispatch(twoFactorSetUp());
      void navigate(paths.Slider);
      return;
    }
    // The button that opened the dialog may be gone.
    title.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography ref={title} id={titleId} variant="h3" component="h2" tabIndex={-1} sx={{ mb: 2 }}>
        {t('Two-factor sign-in')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, lineHeight: 1.8 }}>
        {required && !enabled && (
          <InlineMessage severity="info">
            {t('Your role needs two-factor sign-in. Set it up before you go on.')}
          </InlineMessage>
        )}
        <div>
          {enabled
            ? t('It is on: a sign-in takes your password and a code of your authenticator app.')
            : t('It is off. With it, a stolen password alone is not enough to sign in.')}
        </div>
        {enabled && <div>{t('Recovery codes left: {{left}}', { left })}</div>}
        <Actions state={state} begin={(next) => void begin(next)} isBusy={isBusy} />
      </Box>
      {task && part && <part.TwoFactorDialog task={task} onClose={end} onDone={finish} />}
    </Card>
  );
}

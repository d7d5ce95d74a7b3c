import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { changePasswordSchema } from '../../../contract/profile';
import type { ChangePasswordForm } from '../../../contract/profile';
import { roleName } from '../../../contract/roleName';
import type { SessionUser } from '../../../contract/session';
import { failureTextOr } from '../../shared/api/apiError';
import { useTwoFactorState } from '../../shared/api/twoFactorApi';
import { CODE_FIELD, CodeInput } from '../../shared/form/CodeInput';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { useNeedsCode } from '../../shared/form/useNeedsCode';
import { paths } from '../../shared/pages/paths';
import {
  selectMustCompleteSetup,
  selectMustChangePassword,
  selectUser,
  passwordChanged,
} from '../../shared/session/sessionSlice';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { focusMain } from '../../shared/ui/focusMain';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useLazy } from '../../shared/ui/useLazy';
import { useChangePasswordMutation } from './profileApi';

const cardStyles = { p: { xs: 2, sm: 3 } };

const blank = { old_password: '', new_password: '', new_password_confirmation: '', code: '' };

const FIELDS: FieldTable<ChangePasswordForm> = {
  old_password: { label: 'Current Password', isSecret: true },
  new_password: { label: 'New Password', isSecret: true },
  new_password_confirmation: { label: 'Confirm New Password', isSecret: true },
  code: CODE_FIELD,
};

const failureText = failureTextOr('Failed to change password.');

function PasswordFields() {
  const { t } = useTranslation();
  return (
    <>
      <PasswordInput
        name="old_password"
        toggleLabel={t('current password')}
        autoComplete="current-password"
      />
      <PasswordInput
        name="new_password"
        toggleLabel={t('new password')}
        autoComplete="new-password"
        isChosen
      />
      <PasswordInput
        name="new_password_confirmation"
        toggleLabel={t('confirm new password')}
        autoComplete="new-password"
      />
    </>
  );
}

function useAfterChange(startOver: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const me = useSelector(selectUser);
  return () => {
    if (me?.must_change_password !== true) return startOver();
    dispatch(passwordChanged());
    return me.must_set_up_two_factor === true ? startOver() : navigate(paths.Slider);
  };
}

function useSubmit(isTemporary: boolean) {
  const [change] = useChangePasswordMutation();
  const { currentData: state } = useTwoFactorState();
  // To replace a temporary password, the code of the sign-in is enough.
  const { needsCode, noteError } = useNeedsCode(isTemporary ? null : state);
  const submit = ({ values: { code, ...passwords } }: { values: ChangePasswordForm }) => {
    const sending = change({ ...passwords, ...(needsCode && { code }) });
    void sending.then(({ error }) => noteError(error));
    return sending;
  };
  return { needsCode, submit };
}

/**
 * The form to change the user's own password. It only checks that both new passwords are equal; the
 * server checks the rest.
 */
function PasswordForm({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const { needsCode, submit } = useSubmit(useSelector(selectMustChangePassword));
  const afterChange = useAfterChange(() => {
    setRound(round + 1);
    onStartOver();
  });
  return (
    <Form
      key={round}
      schema={changePasswordSchema}
      defaultValues={blank}
      edited={null}
      fields={FIELDS}
      submit={submit}
      failureText={failureText}
      onSaved={afterChange}
      successText={t('Password changed successfully!')}
      actions={<FormActions layout="card" submitLabel={t('Change Password')} />}
    >
      <PasswordFields />
      {needsCode && <CodeInput />}
    </Form>
  );
}

function ChangePassword() {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card component="section" aria-labelledby={titleId} sx={cardStyles}>
      <Typography ref={title} id={titleId} variant="h3" component="h2" tabIndex={-1} sx={{ mb: 2 }}>
        {t('Change Password')}
      </Typography>
      {/* The focused button is gone with its form. */}
      <PasswordForm onStartOver={() => title.current?.focus()} />
    </Card>
  );
}

/** All that a user with a temporary password sees. */
function FirstPassword() {
  const { t } = useTranslation();
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeader title={t('Change Password')} />
      <Card sx={{ ...cardStyles, display: 'grid', gap: 2 }}>
        <InlineMessage severity="info">
          {t('Choose a password of your own before you go on.')}
        </InlineMessage>
        <PasswordForm onStartOver={focusMain} />
      </Card>
    </Box>
  );
}

// These load after the page, which does not need them; reading user agents takes much code.
const importSessions = () => import('./OwnSessions');
const importTwoFactor = () => import('./TwoFactor');
const importDrafts = () => import('./OwnDrafts');

const factsStyles: SxProps<Theme> = {
  display: 'grid',
  rowGap: 1,
  m: 0,
  lineHeight: 1.8,
  '& > div': { display: { sm: 'flex' }, columnGap: 3 },
  '& dt': { flex: '0 0 96px', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
};

const columnStyles = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 };
const columnsStyles = {
  ...columnStyles,
  gridTemplateColumns: { lg: '1fr 1fr' },
  maxWidth: { xs: 760, lg: 'none' },
};

/** The signed-in user from the session. Their status is always active. */
function ProfileCard({ me }: { me: SessionUser }) {
  const { t } = useTranslation();
  const joined = dayOfCreatedAt(me.created_at);
  const facts = [
    [t('Name'), me.name],
    [t('E-mail'), me.email],
    [t('Role'), roleNameOr(roleName(me.role, 'en') ?? me.roleName?.en, me.role)],
    [t('Joined'), joined && formatLongDay(joined)],
    [t('Status'), t('Active')],
  ];
  return (
    <Card sx={cardStyles}>
      <Box component="dl" sx={factsStyles}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

export function ProfilePage() {
  const { t } = useTranslation();
  const me = useSelector(selectUser);
  const isSettingUp = useSelector(selectMustCompleteSetup);
  const isTemporary = useSelector(selectMustChangePassword);
  const { value: twoFactor } = useLazy(importTwoFactor, !isTemporary);
  const { value: drafts } = useLazy(importDrafts, !isSettingUp);
  const { value: sessions } = useLazy(importSessions, !isSettingUp);
  if (isTemporary) return <FirstPassword />;
  return (
    <>
      <PageHeader title={t('Profile')} />
      <Box sx={columnsStyles}>
        <Box sx={columnStyles}>
          {me && !isSettingUp && <ProfileCard me={me} />}
          {!isSettingUp && <ChangePassword />}
          {twoFactor && <twoFactor.TwoFactorCard />}
        </Box>
        {!isSettingUp && (
          <Box sx={columnStyles}>
            {me && drafts && <drafts.OwnDrafts owner={String(me.id)} />}
            {sessions && <sessions.OwnSessions />}
          </Box>
        )}
      </Box>
    </>
  );
}

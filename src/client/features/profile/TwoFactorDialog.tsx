import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { secondFactorSchema, setUpSchema } from '../../../contract/twoFactor';
import type { SecondFactorForm, TwoFactorSecret } from '../../../contract/twoFactor';
import { errorsOf, failureTextOr } from '../../shared/api/apiError';
import {
  beginTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '../../shared/api/twoFactorApi';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { CODE_FIELD, CodeInput } from '../../shared/form/CodeInput';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { useNotices } from '../../shared/notices/useNotices';
import { useTranslation } from '../../shared/text/i18n';
import { DialogButtons } from '../../shared/ui/DialogButtons';
import { CopyButton } from '../../shared/ui/CopyButton';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { focusFirst } from '../../shared/ui/focusFirst';
import { FormDialog } from '../../shared/ui/FormDialog';
import { Download } from '../../shared/ui/icons';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useCopy } from '../../shared/ui/useCopy';

export type TwoFactorTask = 'on' | 'off' | 'renew';

const FIELDS: FieldTable<SecondFactorForm> = {
  password: { label: 'Current Password', isSecret: true },
  code: CODE_FIELD,
};

const failureText = failureTextOr('Failed to change two-factor sign-in.');

const secretStyles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'tone.neutral.surface',
  fontFamily: 'ui-monospace, Consolas, "Liberation Mono", monospace',
  lineHeight: 1.8,
  overflowWrap: 'anywhere',
  userSelect: 'all',
};

interface SecretTextProps {
  text: string;
  parts: string[];
  more?: ReactNode;
}

function SecretText({ text, parts, more }: SecretTextProps) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  return (
    <>
      <Box ref={source} sx={secretStyles}>
        {parts.map((part) => (
          <code key={part}>{part}</code>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {more}
        <CopyButton outcome={outcome} label={t('Copy')} onCopy={() => void copy(text)} />
      </Box>
    </>
  );
}

/** A set-up that has begun. Its password goes with the first code, too. */
interface Begun {
  password: string;
  made: TwoFactorSecret;
}

interface StepProps<T> {
  onCancel: () => void;
  onNext: (result: T) => void;
}

function CurrentPassword() {
  const { t } = useTranslation();
  return (
    <PasswordInput
      name="password"
      toggleLabel={t('current password')}
      autoComplete="current-password"
      required
    />
  );
}

interface PasswordStepProps extends StepProps<Begun> {
  /** Why the set-up has to begin again; '' at first. */
  reason: string;
  password: string;
}

/**
 * The first step asks for the password, so that a stranger at an unlocked screen cannot lock the
 * owner out.
 */
function PasswordStep({ reason, password, onCancel, onNext }: PasswordStepProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Form
      schema={setUpSchema}
      defaultValues={{ password }}
      edited={null}
      fields={FIELDS}
      submit={async ({ values }) => {
        const call = beginTwoFactor.initiate(values, { track: false });
        const { data: made, error } = await dispatch(call);
        if (made) onNext({ password: values.password, made });
        return { error: error ?? (made ? undefined : { status: 0 }) };
      }}
      failureText={failureText}
      actions={
        <FormActions
          layout="dialog"
          submitLabel={reason ? t('Begin again') : t('Next')}
          onCancel={onCancel}
        />
      }
    >
      {reason && <InlineMessage severity="failure">{t(reason)}</InlineMessage>}
      <CurrentPassword />
    </Form>
  );
}

const groupsOf = (secret: string) => secret.match(/.{1,4}/g) ?? [];

interface ScanStepProps extends StepProps<string[]> {
  begun: Begun;
  onOver: (reason: string) => void;
}

/** The second step gives the secret to the app. A code proves that the app has it. */
function ScanStep({ begun: { made, password }, onCancel, onNext, onOver }: ScanStepProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ display: 'grid', gap: 2, lineHeight: 1.8 }}>
      <div>{t('Scan this with the authenticator app on your phone, or enter the key there.')}</div>
      <div>{t('Turning it on ends your other sessions.')}</div>
      <Box sx={{ justifySelf: 'center', lineHeight: 0, borderRadius: 1, overflow: 'hidden' }}>
        <QRCodeSVG value={made.uri} size={208} marginSize={4} title={t('QR code of the key')} />
      </Box>
      <SecretText text={made.secret} parts={groupsOf(made.secret)} />
      <Form
        schema={secondFactorSchema}
        defaultValues={{ password, code: '' }}
        edited={null}
        fields={FIELDS}
        submit={async ({ values }) => {
          const { data, error } = await dispatch(
            turnOnTwoFactor.initiate(values, { track: false }),
          );
          if (data) onNext(data.recovery_codes);
          const { secret, password: changed } = errorsOf(error) ?? {};
          const over = secret ?? changed;
          if (over) onOver(over.join(' '));
          return { error };
        }}
        failureText={failureText}
        actions={<FormActions layout="dialog" submitLabel={t('Turn on')} onCancel={onCancel} />}
      >
        <CodeInput isOfApp />
      </Form>
    </Box>
  );
}

/** The last step shows the recovery codes for a lost phone, only once. */
function CodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <DialogContent ref={focusFirst} sx={{ display: 'grid', gap: 2, lineHeight: 1.8 }}>
        <div>
          {t(
            'Keep these codes where you can find them without your phone. Each one replaces a code once.',
          )}
        </div>
        <div>{t('They are shown only now.')}</div>
        <SecretText
          text={text}
          parts={codes}
          more={
            <Button
              variant="outlined"
              startIcon={<Download />}
              component="a"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download="recovery-codes.txt"
            >
              {t('Download')}
            </Button>
          }
        />
      </DialogContent>
      <DialogButtons>
        <Button variant="contained" onClick={onDone}>
          {t('I have kept them')}
        </Button>
      </DialogButtons>
    </>
  );
}

interface ProofFormProps {
  submit: (values: SecondFactorForm) => Promise<{ error?: unknown }>;
  submitLabel: string;
  onCancel: () => void;
}

/** The proof that turning it off and creating new recovery codes require. */
function ProofForm({ submit, submitLabel, onCancel }: ProofFormProps) {
  return (
    <Form
      schema={secondFactorSchema}
      defaultValues={{ password: '', code: '' }}
      edited={null}
      fields={FIELDS}
      submit={({ values }) => submit(values)}
      failureText={failureText}
      actions={<FormActions layout="dialog" submitLabel={submitLabel} onCancel={onCancel} />}
    >
      <CurrentPassword />
      <CodeInput />
    </Form>
  );
}

const TITLES = {
  on: 'Set up two-factor sign-in',
  off: 'Turn off two-factor sign-in',
  renew: 'New recovery codes',
};

interface TwoFactorDialogProps {
  task: TwoFactorTask;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Sets up two-factor sign-in, turns it off, or creates new recovery codes. Secrets stay in this
 * component, out of the store.
 */
export function TwoFactorDialog({ task, onClose, onDone }: TwoFactorDialogProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { showSuccess } = useNotices();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [over, setOver] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = async (values: SecondFactorForm) => {
    const { data, error } = await dispatch(renewRecoveryCodes.initiate(values, { track: false }));
    if (data) setCodes(data.recovery_codes);
    return { error };
  };
  const turnOff = async (values: SecondFactorForm) => {
    const { error } = await dispatch(turnOffTwoFactor.initiate(values, { track: false }));
    if (error === undefined) {
      onDone();
      showSuccess(t('Two-factor sign-in is off.'));
    }
    return { error };
  };
  const stepOf = (close: () => void) => {
    if (task === 'off')
      return <ProofForm submit={turnOff} submitLabel={t('Turn off')} onCancel={close} />;
    if (task === 'renew')
      return <ProofForm submit={renew} submitLabel={t('Make new codes')} onCancel={close} />;
    return begun && !over ? (
      <ScanStep begun={begun} onCancel={close} onNext={setCodes} onOver={setOver} />
    ) : (
      <PasswordStep
        reason={over}
        password={begun?.password ?? ''}
        onCancel={close}
        onNext={(next) => {
          setBegun(next);
          setOver('');
        }}
      />
    );
  };
  return (
    <FormDialog open keepsNothing onClose={codes ? onDone : onClose} maxWidth="sm" fullWidth>
      {(close) => (
        <>
          <DialogTitle>{codes ? t('Recovery codes') : t(TITLES[task])}</DialogTitle>
          {codes ? (
            <CodesStep codes={codes} onDone={close} />
          ) : (
            <DialogContent key={begun && !over ? 'scan' : 'proof'} ref={focusFirst} sx={{ pb: 0 }}>
              {stepOf(close)}
            </DialogContent>
          )}
        </>
      )}
    </FormDialog>
  );
}

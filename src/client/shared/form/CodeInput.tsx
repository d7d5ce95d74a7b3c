import { useTranslation } from '../text/i18n';
import { TextInput } from './TextInput';

/** The field `code` of a form, for the second factor of a sign-in. */
export function CodeInput({ isOfApp }: { isOfApp?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="code"
      label={t('Code')}
      autoComplete="one-time-code"
      help={
        isOfApp
          ? t('The six digits that the app shows.')
          : t('The six digits of your authenticator app, or a recovery code.')
      }
      required
    />
  );
}

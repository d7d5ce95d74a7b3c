import { useTranslation } from '../text/i18n';
import type { Field } from '../ui/fieldTable';
import { TextInput } from './TextInput';

export const CODE_FIELD = { label: 'Code', isSecret: true } satisfies Field;

/** The input for the field `code`: the second factor of a sign-in. */
export function CodeInput({ isOfApp }: { isOfApp?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="code"
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

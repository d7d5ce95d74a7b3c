import { useTranslation } from 'react-i18next';
import { InlineMessage } from '../ui/InlineMessage';
import { SelectInput } from './SelectInput';
import type { SelectOption } from './SelectInput';

interface LoadedSelectProps {
  name: string;
  label: string;
  placeholder: string;
  /** The options that the server offers; undefined until they are here. */
  offered: SelectOption[] | undefined;
  /** What is chosen already. It stays a choice even where it is not among those that came. */
  held?: SelectOption | null;
  /** Why nothing came; null while all is well. The form stays usable. */
  failure: string | null;
}

/** A required choice out of what a server offers. */
export function LoadedSelect({ offered, held, failure, ...select }: LoadedSelectProps) {
  const { t } = useTranslation();
  const options = offered ?? [];
  const isHeldMissing = held && !options.some(({ value }) => value === held.value);
  const isLoading = !offered && !failure;
  return (
    <>
      <SelectInput
        {...select}
        options={isHeldMissing ? [held, ...options] : options}
        help={isLoading ? t('Loading...') : undefined}
        required
      />
      {failure && <InlineMessage severity="failure">{failure}</InlineMessage>}
    </>
  );
}

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ANNOUNCEMENT_TYPES } from '../../../contract/announcement';
import { SelectInput } from '../../shared/form/SelectInput';
import { TextInput } from '../../shared/form/TextInput';

interface AnnouncementFieldsProps {
  /** The type that is stored. A word of another server stays a choice, so that saving keeps it. */
  storedType?: string;
  required?: boolean;
}

/** Text and type. The text has the focus as the dialog opens. */
export function AnnouncementFields({ storedType = '', required }: AnnouncementFieldsProps) {
  const { t } = useTranslation();
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('text'), [setFocus]);

  const types = new Set<string>([...ANNOUNCEMENT_TYPES, storedType]);
  types.delete('');
  return (
    <>
      <TextInput name="text" label={t('Text')} multiline required={required} />
      <SelectInput
        name="type"
        label={t('Type')}
        options={[...types].map((type) => ({ value: type, label: t(type) }))}
        placeholder={storedType ? undefined : t('Select a type')}
        required={required}
      />
    </>
  );
}

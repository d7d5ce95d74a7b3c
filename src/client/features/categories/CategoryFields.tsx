import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../shared/form/TextInput';
import { IconInput } from './IconInput';
import { ParentSelect } from './ParentSelect';

/** Name, icon and perhaps the parent. The name has the focus as the dialog opens. */
export function CategoryFields({ choosesParent }: { choosesParent: boolean }) {
  const { t } = useTranslation();
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <>
      <TextInput name="name" label={t('Category Name')} autoComplete="off" required />
      <IconInput name="icon" label={t('Category Icon')} />
      {choosesParent && <ParentSelect />}
    </>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from '../text/i18n';
import { chooseSingleKeys, useSingleKeys } from './shortcuts';

/** Turns single-key shortcuts on or off, with immediate effect. */
export function SingleKeysBox() {
  const { t } = useTranslation();
  return (
    <FormControlLabel
      label={t('Single-key shortcuts (/ and ?)')}
      control={
        <Checkbox checked={useSingleKeys()} onChange={(_event, isOn) => chooseSingleKeys(isOn)} />
      }
    />
  );
}

import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from '../text/i18n';
import { chooseTextSize, currentTextSize, TEXT_SIZES } from '../text/textSize';
import { Choice } from './Choice';
import { ReadingDialog } from './ReadingDialog';
import { chooseSingleKeys, useSingleKeys } from './shortcuts';

/** Turns single-key shortcuts on or off, with immediate effect. */
function SingleKeysBox() {
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

function ColourChoice() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Choice
      label={t('Colours')}
      value={mode}
      options={[
        { value: 'system', label: t('As the device') },
        { value: 'light', label: t('Light') },
        { value: 'dark', label: t('Dark') },
      ]}
      onChoose={setMode}
    />
  );
}

function TextSizeChoice() {
  const { t } = useTranslation();
  const [size, setSize] = useState(currentTextSize);
  return (
    <Choice
      label={t('Text size')}
      value={size}
      options={TEXT_SIZES.map((value) => ({
        value,
        label: t('{{size}} %', { size: value }),
      }))}
      onChoose={(chosen) => {
        chooseTextSize(chosen);
        setSize(chosen);
      }}
    />
  );
}

/** Colours, text size and shortcuts. They belong to this device, not to the user. */
export function DisplayDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ReadingDialog
      title={t('Display')}
      open={open}
      onClose={onClose}
      content={{ sx: { display: 'grid', gap: 2.5 } }}
    >
      <ColourChoice />
      <TextSizeChoice />
      <SingleKeysBox />
    </ReadingDialog>
  );
}

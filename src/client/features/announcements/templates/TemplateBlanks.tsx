import Box from '@mui/material/Box';
import { useId } from 'react';
import { fieldState } from '../../../shared/form/FieldFrame';
import { TextControl } from '../../../shared/form/TextControl';
import { useTranslation } from '../../../shared/i18n';
import { useBlanks } from './useBlanks';

interface BlankProps {
  name: string;
  value: string;
  onFill: (value: string) => void;
}

function Blank({ name, value, onFill }: BlankProps) {
  return (
    <TextControl
      label={name}
      field={fieldState(useId(), {})}
      value={value}
      onChange={({ target }) => onFill(target.value)}
      autoComplete="off"
    />
  );
}

/** A field for each blank of the text, such as `{{place}}`; nothing where it has none. */
export function TemplateBlanks() {
  const { t } = useTranslation();
  const { names, values, fill } = useBlanks();
  if (names.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('Blanks to fill')}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}
    >
      {names.map((name) => (
        <Blank
          key={name}
          name={name}
          value={values[name] ?? ''}
          onFill={(value) => fill(name, value)}
        />
      ))}
    </Box>
  );
}

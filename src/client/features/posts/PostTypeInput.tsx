import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import { POST_TYPES } from '../../../contract/post';
import { FieldError } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/i18n';
import { typeLabelOf } from './postLabels';

/** Post or knowledge. The unknown type of another server selects neither. */
export function PostTypeInput({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const field = useField(name);
  const { field: bound } = useController<Record<string, string>>({ name });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <FormLabel component="div" id={field.labelId}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name={name}
        value={bound.value ?? ''}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        sx={{ columnGap: 2 }}
      >
        {POST_TYPES.map((type, index) => (
          <FormControlLabel
            key={type}
            value={type}
            label={typeLabelOf(t, type)}
            control={<Radio slotProps={{ input: index === 0 ? { ref: bound.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
      {field.message && <FieldError id={field.errorId} message={field.message} />}
    </Box>
  );
}

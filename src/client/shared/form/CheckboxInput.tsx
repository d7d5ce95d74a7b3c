import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';
import { useLabel } from './Form';

export function CheckboxInput({ name }: { name: string }) {
  const { field } = useController({ name });
  return (
    <FormControlLabel
      label={useLabel(name)}
      sx={{ justifySelf: 'start' }}
      control={
        <Checkbox
          name={name}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          sx={{ flexShrink: 0 }}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';

export function CheckboxInput({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return (
    <FormControlLabel
      label={label}
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

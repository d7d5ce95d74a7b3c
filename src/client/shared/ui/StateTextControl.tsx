import type { ComponentProps } from 'react';
import { TextControl } from './TextControl';
import { useStateText } from './useShownText';

interface StateTextControlProps extends Omit<
  ComponentProps<typeof TextControl>,
  'value' | 'defaultValue' | 'onChange'
> {
  value: string;
  onType: (text: string) => void;
}

/** A text field whose text is state of a component, not a field of a form. */
export function StateTextControl({ value, onType, ...props }: StateTextControlProps) {
  useStateText(props.field.id, value, onType);
  return (
    <TextControl {...props} defaultValue={value} onChange={({ target }) => onType(target.value)} />
  );
}

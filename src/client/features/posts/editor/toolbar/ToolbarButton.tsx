import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../../shared/ui/Tooltip';
import { isMac } from './platform';
import { buttonStyles } from './toolbarStyles';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'disabled'> {
  /** The button's whole name. */
  label: string;
  /** As `aria-keyshortcuts` writes it, with Control. */
  keys?: string;
  /** On or off, for a toggle. */
  isOn?: boolean;
  /** It stays in the row of the arrow keys and does nothing. */
  isDisabled?: boolean;
}

/** `Ctrl+B`, or as a Mac writes it. */
function readableKeys(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl');
  return keys.replace('Control', '⌘').replace('Shift', '⇧').replaceAll('+', '');
}

/** A button of 40 px; its tooltip tells its keys too. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, keys, isOn, isDisabled, onClick, ...rest } = props;
  const { t } = useTranslation();
  const name = t(label);
  return (
    <Tooltip title={keys ? `${name} (${readableKeys(keys)})` : name}>
      <IconButton
        {...rest}
        aria-label={name}
        aria-keyshortcuts={isMac() ? keys?.replace('Control', 'Meta') : keys}
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onClick}
        sx={buttonStyles}
      />
    </Tooltip>
  );
}

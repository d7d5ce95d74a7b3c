import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { KeyBindingUtil } from 'draft-js';
import { useTranslation } from '../../../../shared/text/i18n';
import { Tooltip } from '../../../../shared/ui/Tooltip';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'disabled'> {
  label: string;
  keys?: string;
  isOn?: boolean;
  /** A disabled button stays reachable with the arrow keys. */
  isDisabled?: boolean;
}

/** Whether shortcuts use the command key, as draft-js decides. */
const isMac = () => KeyBindingUtil.usesMacOSHeuristics();

/** Formats keys, such as `Ctrl+B`, or `⌘B` on a Mac. */
function readableKeys(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl');
  return keys.replace('Control', '⌘').replace('Shift', '⇧').replaceAll('+', '');
}

/** Styles for the toolbar, so that they are not computed for each of its buttons. */
export const buttonStyles = {
  '& button': {
    color: 'text.secondary',
    '&[aria-pressed="true"]': { color: 'primary.main', bgcolor: 'action.selected' },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
};

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
      />
    </Tooltip>
  );
}

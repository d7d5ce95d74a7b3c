import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../../shared/i18n';
import type { Command } from '../commands/keys';

interface MenuChoice {
  label: string;
  /** Shown instead of the label. */
  content?: ReactNode;
  isChosen: boolean;
  command: Command;
}

interface ToolbarMenuProps {
  label: string;
  choices: MenuChoice[];
  run: (command: Command) => void;
  /** Renders the button with the props that open the menu. */
  button: (opener: MenuOpener) => ReactNode;
}

interface MenuOpener {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

/** A toolbar button with a menu of exclusive choices. */
export function ToolbarMenu({ label, choices, run, button }: ToolbarMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  // An open menu would pull the focus back to itself.
  const close = () => flushSync(() => setAnchor(null));
  const dismiss = () => {
    close();
    anchor?.focus();
  };
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={dismiss}
        disableRestoreFocus
        slotProps={{ list: { 'aria-label': t(label) } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.label}
            role="menuitemradio"
            aria-checked={choice.isChosen}
            selected={choice.isChosen}
            onClick={() => {
              close();
              run(choice.command);
            }}
          >
            {choice.content ?? t(choice.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

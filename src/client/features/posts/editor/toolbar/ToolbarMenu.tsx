import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Command } from '../commands/keys';

export interface MenuChoice {
  label: string;
  /** What stands for it: its name as it would look, a sample of a colour. */
  content?: ReactNode;
  isChosen: boolean;
  command: Command;
}

interface ToolbarMenuProps {
  label: string;
  choices: MenuChoice[];
  run: (command: Command) => void;
  /** The button; it gets what opens the menu. */
  button: (opener: MenuOpener) => ReactNode;
}

export interface MenuOpener {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

/** A button of the toolbar with a menu, of which one entry is chosen. */
export function ToolbarMenu({ label, choices, run, button }: ToolbarMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  // An open menu would pull the focus back into itself.
  const close = () => flushSync(() => setAnchor(null));
  const leave = () => {
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
        onClose={leave}
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

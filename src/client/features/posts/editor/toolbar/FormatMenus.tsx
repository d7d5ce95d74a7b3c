import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { TextColor } from '../../../../../contract/postHtml';
import { useTranslation } from '../../../../shared/text/i18n';
import { ExpandMore, FormatColorText } from '../../../../shared/ui/icons';
import { minHeight } from '../../../../shared/ui/target';
import { setBlockType } from '../commands/blockCommands';
import { setColor } from '../commands/inlineCommands';
import type { Command } from '../commands/keys';
import { COLOR_NAMES, HEADING_TYPES, NORMAL } from '../converters/formats';
import type { BlockType } from '../converters/formats';
import { colorVariable, colorVariables } from '../editorStyles';
import { ToolbarButton } from './ToolbarButton';

interface MenuChoice {
  key: string;
  content: ReactNode;
  isChosen: boolean;
  command: Command;
}

interface ToolbarMenuProps {
  label: string;
  choices: MenuChoice[];
  run: (command: Command) => void;
  button: (opener: MenuOpener) => ReactNode;
}

interface MenuOpener {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

function ToolbarMenu({ label, choices, run, button }: ToolbarMenuProps) {
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
        {choices.map(({ key, content, isChosen, command }) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={isChosen}
            selected={isChosen}
            onClick={() => {
              close();
              run(command);
            }}
          >
            {content}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface MenuProps {
  name: string;
  tabIndex: number;
  run: (command: Command) => void;
}

const headingButton = {
  ...minHeight,
  minWidth: 112,
  pl: 1.5,
  pr: 0.5,
  gap: 0.5,
  justifyContent: 'space-between',
  borderRadius: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

export function HeadingMenu({ block, run, ...props }: MenuProps & { block: BlockType }) {
  const { t } = useTranslation();
  const level = HEADING_TYPES.findIndex((type) => type === block) + 1;
  const nameOf = (of: number) => (of === 0 ? t('Normal') : t('Heading {{level}}', { level: of }));
  const types = [NORMAL, ...HEADING_TYPES] as const;
  const choices = types.map((type, index) => ({
    key: type,
    content: nameOf(index),
    isChosen: type === block,
    command: setBlockType(type),
  }));
  return (
    <ToolbarMenu
      label="Text style"
      choices={choices}
      run={run}
      button={(opener) => (
        <ButtonBase
          {...opener}
          {...props}
          aria-label={`${t('Text style')}: ${nameOf(level)}`}
          sx={headingButton}
        >
          <Box component="span">{nameOf(level)}</Box>
          <ExpandMore />
        </ButtonBase>
      )}
    />
  );
}

const COLOR_LABELS: Record<TextColor, string> = {
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  gray: 'Gray',
};

const swatch = { width: 16, height: 16, mr: 1.5, borderRadius: '50%', flexShrink: 0 };

function Swatch({ color }: { color: TextColor | undefined }) {
  const shade = color ? colorVariable(color) : 'currentcolor';
  return (
    <Box
      component="span"
      aria-hidden
      sx={[colorVariables, swatch]}
      style={{ backgroundColor: shade }}
    />
  );
}

export function ColorMenu({ color, run, ...props }: MenuProps & { color: TextColor | undefined }) {
  const { t } = useTranslation();
  const choices = [undefined, ...COLOR_NAMES].map((choice) => ({
    key: choice ?? 'default',
    isChosen: choice === color,
    command: setColor(choice),
    content: (
      <>
        <Swatch color={choice} />
        {t(choice ? COLOR_LABELS[choice] : 'Default colour')}
      </>
    ),
  }));
  return (
    <ToolbarMenu
      label="Text colour"
      choices={choices}
      run={run}
      button={(opener) => (
        <ToolbarButton {...opener} {...props} label="Text colour">
          <FormatColorText style={color && { color: colorVariable(color) }} />
        </ToolbarButton>
      )}
    />
  );
}

import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { setBlockType } from '../commands/blockCommands';
import type { Command } from '../commands/keys';
import { HEADING_TYPES, NORMAL } from '../converters/vocabulary';
import type { BlockType } from '../converters/vocabulary';
import { ToolbarMenu } from './ToolbarMenu';
import { headingButtonStyles } from './toolbarStyles';

interface HeadingMenuProps {
  block: BlockType;
  tabIndex: number;
  run: (command: Command) => void;
}

/** Paragraph or heading 1 to 6; the button tells which it is. */
export function HeadingMenu({ block, tabIndex, run }: HeadingMenuProps) {
  const { t } = useTranslation();
  const level = HEADING_TYPES.findIndex((type) => type === block) + 1;
  const nameOf = (of: number) => (of === 0 ? t('Normal') : t('Heading {{level}}', { level: of }));
  const types = [NORMAL, ...HEADING_TYPES] as const;
  const choices = types.map((type, index) => ({
    label: nameOf(index),
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
          tabIndex={tabIndex}
          aria-label={`${t('Text style')}: ${nameOf(level)}`}
          sx={headingButtonStyles}
        >
          <Box component="span">{nameOf(level)}</Box>
          <ExpandMoreOutlined />
        </ButtonBase>
      )}
    />
  );
}

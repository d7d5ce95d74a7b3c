import FormatColorTextOutlined from '@mui/icons-material/FormatColorTextOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TextColor } from '../../../../../contract/postHtml';
import { setColor } from '../commands/inlineCommands';
import type { Command } from '../commands/keys';
import { COLOR_NAMES } from '../converters/vocabulary';
import { colorVariable, colorVariables } from '../editorStyles';
import { ToolbarButton } from './ToolbarButton';
import { ToolbarMenu } from './ToolbarMenu';
import { swatchStyles } from './toolbarStyles';

const NAMES: Record<TextColor, string> = {
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  gray: 'Gray',
};

interface ColorMenuProps {
  color: TextColor | undefined;
  tabIndex: number;
  run: (command: Command) => void;
}

function Sample({ color }: { color: TextColor | undefined }) {
  const shade = color ? colorVariable(color) : 'currentcolor';
  return (
    <Box
      component="span"
      aria-hidden
      sx={[colorVariables, swatchStyles]}
      style={{ backgroundColor: shade }}
    />
  );
}

/** The colours of the palette by their names. */
export function ColorMenu({ color, tabIndex, run }: ColorMenuProps) {
  const { t } = useTranslation();
  const choices = [undefined, ...COLOR_NAMES].map((choice) => {
    const label = choice ? NAMES[choice] : 'Default colour';
    return {
      label,
      isChosen: choice === color,
      command: setColor(choice),
      content: (
        <>
          <Sample color={choice} />
          {t(label)}
        </>
      ),
    };
  });
  return (
    <ToolbarMenu
      label="Text colour"
      choices={choices}
      run={run}
      button={(opener) => (
        <ToolbarButton {...opener} label="Text colour" tabIndex={tabIndex}>
          <FormatColorTextOutlined style={color && { color: colorVariable(color) }} />
        </ToolbarButton>
      )}
    />
  );
}

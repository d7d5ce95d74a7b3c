import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../commands/keys';
import type { Formats } from '../formats';
import { ColorMenu } from './ColorMenu';
import { HeadingMenu } from './HeadingMenu';
import { ALIGN_ITEMS, BLOCK_ITEMS, OTHER_ITEMS, STYLE_ITEMS } from './items';
import type { ToolbarItem } from './items';
import { ToolbarButton } from './ToolbarButton';
import { groupStyles, toolbarStyles } from './toolbarStyles';
import { useRovingFocus } from './useRovingFocus';

interface ToolbarProps extends Formats {
  /** Id of the text that the toolbar is for. */
  controls: string;
  /** Changes the text and puts the caret back into it. */
  run: (command: Command) => void;
  openLink: () => void;
  onEscape: () => void;
}

/** A press must not take the selection out of the text. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

function Group({ children }: { children: ReactNode }) {
  return <Box sx={groupStyles}>{children}</Box>;
}

/** Every format of the editor (readings 85). It is drawn anew only when what it shows changes. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { controls, run, openLink, onEscape, ...formats } = props;
  const { t } = useTranslation();
  const { tabIndexOf, row } = useRovingFocus();
  const places = { next: 0 };
  const nextTabIndex = () => tabIndexOf(places.next++);
  const buttons = (items: ToolbarItem[]) =>
    items.map(({ label, Icon, keys, command, isOn, isDisabled }) => (
      <ToolbarButton
        key={label}
        label={label}
        keys={keys}
        isOn={isOn?.(formats)}
        isDisabled={isDisabled?.(formats)}
        tabIndex={nextTabIndex()}
        onClick={() => run(command)}
      >
        <Icon />
      </ToolbarButton>
    ));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onEscape();
    row.onKeyDown(event);
  };
  return (
    <Box
      role="toolbar"
      aria-label={t('Formatting')}
      aria-controls={controls}
      onMouseDown={keepSelection}
      onKeyDown={onKeyDown}
      onFocus={row.onFocus}
      sx={toolbarStyles}
    >
      <Group>
        <HeadingMenu block={formats.block} tabIndex={nextTabIndex()} run={run} />
      </Group>
      <Group>{buttons(STYLE_ITEMS)}</Group>
      <Group>
        <ColorMenu color={formats.color} tabIndex={nextTabIndex()} run={run} />
        <ToolbarButton
          label="Link"
          keys="Control+K"
          isOn={formats.link !== ''}
          tabIndex={nextTabIndex()}
          onClick={openLink}
        >
          <LinkOutlined />
        </ToolbarButton>
      </Group>
      <Group>{buttons(BLOCK_ITEMS)}</Group>
      <Group>{buttons(ALIGN_ITEMS)}</Group>
      <Group>{buttons(OTHER_ITEMS)}</Group>
    </Box>
  );
});

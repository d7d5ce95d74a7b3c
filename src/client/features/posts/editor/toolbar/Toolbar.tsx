import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../../../shared/text/i18n';
import { InsertLink } from '../../../../shared/ui/icons';
import type { Command } from '../commands/keys';
import { ColorMenu, HeadingMenu } from './FormatMenus';
import { ALIGN_ITEMS, BLOCK_ITEMS, OTHER_ITEMS, STYLE_ITEMS } from './items';
import type { Formats, ToolbarItem } from './items';
import { buttonStyles, ToolbarButton } from './ToolbarButton';

interface ToolbarProps extends Formats {
  controls: string;
  /** Changes the text and focuses it again. */
  run: (command: Command) => void;
  openLink: () => void;
  onEscape: () => void;
}

const buttonsIn = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>('button')];

function nextIndex(key: string, from: number, count: number): number | null {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: (from - 1 + count) % count,
    ArrowRight: (from + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}

/**
 * A roving tabindex: the toolbar is one tab stop, and the arrow keys, Home and End move within it.
 */
function useRovingFocus() {
  const [active, setActive] = useState('Text style');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = buttonsIn(event.currentTarget);
    const from = buttons.findIndex((button) => button === event.target);
    // Key events of an open menu bubble here through its portal.
    const to = from < 0 ? null : nextIndex(event.key, from, buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement) setActive(target.name);
  };
  /** Returns the props of the button with this label. */
  const rovingProps = (label: string) => ({ name: label, tabIndex: label === active ? 0 : -1 });
  return { rovingProps, row: { onKeyDown, onFocus } };
}

/** A press must not move the selection out of the text. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 0.5 };

/** Wraps as a whole before its buttons wrap. */
function Group({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>{children}</Box>;
}

const toolbarStyles = {
  ...line,
  ...buttonStyles,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  borderRadius: '7px 7px 0 0',
};

/** Memoized, so that typing renders it only if a format that it shows changes. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { controls, run, openLink, onEscape, ...formats } = props;
  const { t } = useTranslation();
  const { rovingProps, row } = useRovingFocus();
  const buttons = (items: ToolbarItem[]) =>
    items.map(({ label, Icon, keys, command, isOn, isDisabled }) => (
      <ToolbarButton
        {...rovingProps(label)}
        key={label}
        label={label}
        keys={keys}
        isOn={isOn?.(formats)}
        isDisabled={isDisabled?.(formats)}
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
      {/* Each half wraps as a whole before its groups wrap, so that no few buttons stand alone. */}
      <Box sx={line}>
        <Group>
          <HeadingMenu {...rovingProps('Text style')} block={formats.block} run={run} />
        </Group>
        <Group>{buttons(STYLE_ITEMS)}</Group>
        <Group>
          <ColorMenu {...rovingProps('Text colour')} color={formats.color} run={run} />
          <ToolbarButton
            {...rovingProps('Link')}
            label="Link"
            keys="Control+K"
            isOn={formats.link !== ''}
            onClick={openLink}
          >
            <InsertLink />
          </ToolbarButton>
        </Group>
        <Group>{buttons(BLOCK_ITEMS)}</Group>
      </Box>
      <Box sx={line}>
        <Group>{buttons(ALIGN_ITEMS)}</Group>
        <Group>{buttons(OTHER_ITEMS)}</Group>
      </Box>
    </Box>
  );
});

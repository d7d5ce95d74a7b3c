import CodeOutlined from '@mui/icons-material/CodeOutlined';
import FormatAlignCenterOutlined from '@mui/icons-material/FormatAlignCenterOutlined';
import FormatAlignJustifyOutlined from '@mui/icons-material/FormatAlignJustifyOutlined';
import FormatAlignLeftOutlined from '@mui/icons-material/FormatAlignLeftOutlined';
import FormatAlignRightOutlined from '@mui/icons-material/FormatAlignRightOutlined';
import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined';
import FormatClearOutlined from '@mui/icons-material/FormatClearOutlined';
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import FormatStrikethroughOutlined from '@mui/icons-material/FormatStrikethroughOutlined';
import FormatUnderlinedOutlined from '@mui/icons-material/FormatUnderlinedOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { EditorState } from 'draft-js';
import type { ComponentType } from 'react';
import type { Alignment, TextColor } from '../../../../../contract/postHtml';
import { align, toggleBlockType } from '../commands/blockCommands';
import { clearFormatting, colorOf, linkAt, toggleStyle } from '../commands/inlineCommands';
import { redo, undo } from '../commands/keys';
import type { Command } from '../commands/keys';
import { alignmentOf, CODE, QUOTE, typeOf } from '../converters/formats';
import type { BlockType, StyleName } from '../converters/formats';

export interface Formats extends Record<StyleName, boolean> {
  color: TextColor | undefined;
  link: string;
  block: BlockType;
  alignment: Alignment | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

export function formatsAt(state: EditorState): Formats {
  const styles = state.getCurrentInlineStyle();
  const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  return {
    BOLD: styles.has('BOLD'),
    ITALIC: styles.has('ITALIC'),
    UNDERLINE: styles.has('UNDERLINE'),
    STRIKETHROUGH: styles.has('STRIKETHROUGH'),
    color: colorOf(styles),
    link: linkAt(state),
    block: typeOf(block),
    alignment: alignmentOf(block),
    canUndo: !state.getUndoStack().isEmpty(),
    canRedo: !state.getRedoStack().isEmpty(),
  };
}

export interface ToolbarItem {
  label: string;
  Icon: ComponentType;
  keys?: string;
  command: Command;
  isOn?: (formats: Formats) => boolean;
  isDisabled?: (formats: Formats) => boolean;
}

const styleItem = (label: string, style: StyleName, Icon: ComponentType, keys: string) => ({
  ...{ label, Icon, keys, command: toggleStyle(style) },
  isOn: (formats: Formats) => formats[style],
});

const blockItem = (label: string, type: BlockType, Icon: ComponentType, keys?: string) => ({
  ...{ label, Icon, keys, command: toggleBlockType(type) },
  isOn: ({ block }: Formats) => block === type,
});

const alignItem = (label: string, alignment: Alignment | undefined, Icon: ComponentType) => ({
  ...{ label, Icon, command: align(alignment) },
  isOn: (formats: Formats) => formats.block !== CODE && formats.alignment === alignment,
  isDisabled: ({ block }: Formats) => block === CODE,
});

export const STYLE_ITEMS: ToolbarItem[] = [
  styleItem('Bold', 'BOLD', FormatBoldOutlined, 'Control+B'),
  styleItem('Italic', 'ITALIC', FormatItalicOutlined, 'Control+I'),
  styleItem('Underline', 'UNDERLINE', FormatUnderlinedOutlined, 'Control+U'),
  styleItem('Strikethrough', 'STRIKETHROUGH', FormatStrikethroughOutlined, 'Control+Shift+X'),
];

export const BLOCK_ITEMS: ToolbarItem[] = [
  blockItem('Ordered list', 'ordered-list-item', FormatListNumberedOutlined, 'Control+Shift+7'),
  blockItem('Bullet list', 'unordered-list-item', FormatListBulletedOutlined, 'Control+Shift+8'),
  blockItem('Blockquote', QUOTE, FormatQuoteOutlined, 'Control+Shift+9'),
  blockItem('Code block', CODE, CodeOutlined),
];

export const ALIGN_ITEMS: ToolbarItem[] = [
  alignItem('Align left', undefined, FormatAlignLeftOutlined),
  alignItem('Align center', 'center', FormatAlignCenterOutlined),
  alignItem('Align right', 'right', FormatAlignRightOutlined),
  alignItem('Justify', 'justify', FormatAlignJustifyOutlined),
];

export const OTHER_ITEMS: ToolbarItem[] = [
  {
    ...{ label: 'Clear formatting', keys: 'Control+\\', Icon: FormatClearOutlined },
    command: clearFormatting,
  },
  {
    ...{ label: 'Undo', keys: 'Control+Z', Icon: UndoOutlined },
    command: undo,
    isDisabled: ({ canUndo }) => !canUndo,
  },
  {
    ...{ label: 'Redo', keys: 'Control+Shift+Z', Icon: RedoOutlined },
    command: redo,
    isDisabled: ({ canRedo }) => !canRedo,
  },
];

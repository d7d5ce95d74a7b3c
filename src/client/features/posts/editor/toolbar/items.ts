import type { EditorState } from 'draft-js';
import type { ComponentType } from 'react';
import type { Alignment, TextColor } from '../../../../../contract/postHtml';
import {
  Code,
  FormatAlignCenter,
  FormatAlignJustify,
  FormatAlignLeft,
  FormatAlignRight,
  FormatBold,
  FormatClear,
  FormatItalic,
  FormatListBulleted,
  FormatListNumbered,
  FormatQuote,
  FormatStrikethrough,
  FormatUnderlined,
  Redo,
  Undo,
} from '../../../../shared/ui/icons';
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
  styleItem('Bold', 'BOLD', FormatBold, 'Control+B'),
  styleItem('Italic', 'ITALIC', FormatItalic, 'Control+I'),
  styleItem('Underline', 'UNDERLINE', FormatUnderlined, 'Control+U'),
  styleItem('Strikethrough', 'STRIKETHROUGH', FormatStrikethrough, 'Control+Shift+X'),
];

export const BLOCK_ITEMS: ToolbarItem[] = [
  blockItem('Ordered list', 'ordered-list-item', FormatListNumbered, 'Control+Shift+7'),
  blockItem('Bullet list', 'unordered-list-item', FormatListBulleted, 'Control+Shift+8'),
  blockItem('Blockquote', QUOTE, FormatQuote, 'Control+Shift+9'),
  blockItem('Code block', CODE, Code),
];

export const ALIGN_ITEMS: ToolbarItem[] = [
  alignItem('Align left', undefined, FormatAlignLeft),
  alignItem('Align center', 'center', FormatAlignCenter),
  alignItem('Align right', 'right', FormatAlignRight),
  alignItem('Justify', 'justify', FormatAlignJustify),
];

export const OTHER_ITEMS: ToolbarItem[] = [
  {
    ...{ label: 'Clear formatting', keys: 'Control+\\', Icon: FormatClear },
    command: clearFormatting,
  },
  {
    ...{ label: 'Undo', keys: 'Control+Z', Icon: Undo },
    command: undo,
    isDisabled: ({ canUndo }) => !canUndo,
  },
  {
    ...{ label: 'Redo', keys: 'Control+Shift+Z', Icon: Redo },
    command: redo,
    isDisabled: ({ canRedo }) => !canRedo,
  },
];

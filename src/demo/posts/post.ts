import type { PostType } from '../../contract/post';
import { TEXT_COLORS } from '../../contract/postHtml';
import type { CategoryName } from '../categories';
import type { TagName } from '../tags';

/** A post of the demo as these files define it. */
export interface DemoPost {
  title: string;
  type: PostType;
  category: CategoryName;
  tags: readonly [TagName, ...TagName[]];
  /** For a bulletin its day of the year, 'MM-DD', to fit the season; else days before now. */
  when: string | number;
  /** A drawing. Posts may share one. */
  cover: string | null;
  pictures?: readonly string[];
  description: string;
}

export const CENTER = 'style="text-align:center"';
export const RIGHT = 'style="text-align:right"';
export const JUSTIFY = 'style="text-align:justify"';
export const RED = `style="color:${TEXT_COLORS.red}"`;
export const ORANGE = `style="color:${TEXT_COLORS.orange}"`;
export const GREEN = `style="color:${TEXT_COLORS.green}"`;
export const TEAL = `style="color:${TEXT_COLORS.teal}"`;
export const BLUE = `style="color:${TEXT_COLORS.blue}"`;
export const GRAY = `style="color:${TEXT_COLORS.gray}"`;

const BEFORE_A_BLOCK = /\n\s*(?=<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre)\b)/g;

/** The HTML of a description, without the line breaks and indentation of the source. */
export function html(text: string): string {
  return text
    .trim()
    .replace(BEFORE_A_BLOCK, '')
    .replace(/<br>\n\s*/g, '<br>')
    .replace(/\n\s*/g, ' ');
}

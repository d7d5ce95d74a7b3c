import dayjs from 'dayjs';
import my from 'dayjs/locale/my';
import { digitsIn } from '../../../contract/languages';
import { dateFormat, withValues } from './i18n';
import type { Catalogue, Translate, BlankValues } from './i18n';
import { MONTHS } from './months';
import catalogue from './my.json';

// The locale of dayjs misspells August.
dayjs.locale({ ...my, months: MONTHS.map(([, burmese]) => burmese) }, undefined, true);

const byEnglish = new Map<string, string>(Object.entries(catalogue));

const format = (value: string | number) =>
  typeof value === 'number' ? digitsIn(String(value), 'my') : value;

interface Sentence {
  pattern: RegExp;
  burmese: string;
}

/**
 * Returns a pattern that matches the text with filled placeholders. A repeated placeholder must
 * match the same value.
 */
function patternOf(english: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const filled = literal.replace(/\{\{(\w+)\}\}/g, (blank, name: string, at: number) =>
    literal.indexOf(blank) < at ? `\\k<${name}>` : `(?<${name}>.+)`,
  );
  return new RegExp(`^${filled}$`);
}

const sentences: Sentence[] = [...byEnglish]
  .filter(([english]) => /\{\{.*\.$|^\{\{count\}\} /.test(english))
  .map(([english, burmese]) => ({ pattern: patternOf(english), burmese }));

const isNumber = (text: string) => /^\d+$/.test(text);

/** The values of placeholders are translated in turn, such as `5 minutes` or `Title`. */
function valuesOf(groups: Record<string, string>): BlankValues {
  const values = Object.entries(groups).map(([name, text]) => [
    name,
    isNumber(text) ? Number(text) : t(text),
  ]);
  return Object.fromEntries(values) as BlankValues;
}

function translateFilled(text: string): string {
  for (const { pattern, burmese } of sentences) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return withValues(burmese, valuesOf(groups), format);
  }
  return text;
}

const t: Translate = (text, values) => {
  const burmese = byEnglish.get(text);
  if (values) return withValues(burmese ?? text, values, format);
  return burmese ?? translateFilled(text);
};

const burmeseMonth = (english: string) => MONTHS.find(([name]) => name === english)?.[1];

/** Chromium cannot format dates in Burmese, so this orders year, month, day and time. */
function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(options).formatToParts(date);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const [year, month, day] = ['year', 'month', 'day'].map(valueOf);
  const [hour, minute] = ['hour', 'minute'].map(valueOf);
  const words = [
    year && `${year} ခုနှစ်`,
    month && `${burmeseMonth(month)}လ`,
    day && `${day} ရက်`,
    hour && `${hour}:${minute}`,
  ];
  return digitsIn(words.filter(Boolean).join(' '), 'my');
}

/** Numbers within a text get Burmese digits. Values that were formatted before stay unchanged. */
export const BURMESE: Catalogue = {
  language: 'my',
  t,
  formatDate,
  formatList: (items) => items.join('၊ '),
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isRecord } from '../../../contract/records';
import { normalizeImages } from '../api/normalize';
import { toTextLines } from '../text/html';
import { useTranslation } from '../text/i18n';
import type { Translate } from '../text/i18n';
import { langOf } from '../text/langOf';
import { Thumbnail } from '../ui/FramedImage';
import { TextChange, useChangeStyles } from '../ui/TextChange';
import { propertyAt } from '../ui/fieldTable';
import type { Change, Field, Fields } from '../ui/fieldTable';

interface ViewProps extends Pick<Field, 'show' | 'none'> {
  before: unknown;
  after: unknown;
}

function writtenOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Text({ before, after }: ViewProps) {
  return <TextChange before={writtenOf(before)} after={writtenOf(after)} isField />;
}

function Html({ before, after }: ViewProps) {
  const { t } = useTranslation();
  const [old, current] = [before, after].map((html) => toTextLines(writtenOf(html)));
  if (old === current) {
    return <span>{t('The text is the same. Its formatting, links or images differ.')}</span>;
  }
  return <TextChange before={old ?? ''} after={current ?? ''} isField />;
}

const listStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' };

interface ListProps {
  before: string[];
  after: string[];
  /** Renders an entry that is not the text to read. */
  show?: (entry: string, label: string) => ReactNode;
}

const without = (entries: string[], others: string[]) =>
  entries.filter((entry) => !others.includes(entry));

function List({ before, after, show }: ListProps) {
  const { t } = useTranslation();
  const styles = useChangeStyles();
  const contentOf = (entry: string, label: string) => (show ? show(entry, label) : entry);
  const langFor = (entry: string) => (show ? undefined : langOf(entry));
  return (
    <Box component="ul" role="list" sx={[listStyles, styles]}>
      {without(before, after).map((entry) => (
        <li key={entry} lang={langFor(entry)}>
          <del>{contentOf(entry, t('Removed'))}</del>
        </li>
      ))}
      {without(after, before).map((entry) => (
        <li key={entry} lang={langFor(entry)}>
          <ins>{contentOf(entry, t('Added'))}</ins>
        </li>
      ))}
    </Box>
  );
}

const entriesOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map(writtenOf).filter(Boolean);

/** Shows which entries of a list, or which choice, were removed and added. */
export function EntriesChange({ before, after, show, none }: ViewProps) {
  const { t } = useTranslation();
  const shownOf = (value: unknown) =>
    none && Array.isArray(value) && value.length === 0 ? [t(none)] : entriesOf(value);
  return <List before={shownOf(before)} after={shownOf(after)} show={show} />;
}

const urlsOf = (value: unknown) =>
  typeof value === 'string'
    ? [value].filter(Boolean)
    : normalizeImages(value).map(({ url }) => url);

/** The files of removed images may no longer exist. */
function Images({ before, after }: ViewProps) {
  return (
    <List
      before={urlsOf(before)}
      after={urlsOf(after)}
      show={(url, label) => (
        <Box component="span" sx={{ display: 'inline-grid', p: 0.5 }}>
          <Thumbnail src={url} alt="" />
          <span aria-hidden>{label}</span>
        </Box>
      )}
    />
  );
}

const VIEWS: Record<Change, (props: ViewProps) => ReactNode> = {
  text: Text,
  html: Html,
  images: Images,
  entries: EntriesChange,
};

interface ChangedField extends ViewProps, Pick<Field, 'label'> {
  change: Change;
  /**
   * Whether the field comes from another version of the product, so that its label is not a
   * catalogue text.
   */
  isUnknown?: boolean;
}

type Entity = Record<string, unknown>;

const valueAt = (entity: Entity, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), entity);

function knownChanges(fields: Fields, before: Entity, after: Entity, t: Translate) {
  return Object.entries(fields).flatMap(([path, field]): ChangedField[] => {
    if (field === 'stored' || !field.change) return [];
    const { label, change, none, read, show } = field;
    if (read) return [{ label, change, none, before: read(before, t), after: read(after, t) }];
    return [
      { label, change, none, show, before: valueAt(before, path), after: valueAt(after, path) },
    ];
  });
}

function unknownChanges(fields: Fields, before: Entity, after: Entity): ChangedField[] {
  const known = new Set(Object.keys(fields).map(propertyAt));
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !known.has(key))
    .map((label) => ({
      label,
      change: 'text',
      before: before[label],
      after: after[label],
      isUnknown: true,
    }));
}

/** Missing values, empty texts and empty lists look the same to users. */
const comparable = (value: unknown) => {
  const written = writtenOf(value);
  return written === '[]' ? '' : written;
};

const styles = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  '& dt': { color: 'text.secondary', lineHeight: 1.8, overflowWrap: 'anywhere' },
  '& dd': { m: 0, minWidth: 0 },
} as const;

const entityOf = (value: unknown): Entity => (isRecord(value) ? value : {});

interface RecordChangesProps {
  fields: Fields;
  before: unknown;
  after: unknown;
}

/** Shows the fields that differ between two states of an entity; null is none. */
export function RecordChanges({ fields, ...states }: RecordChangesProps) {
  const { t } = useTranslation();
  const [before, after] = [entityOf(states.before), entityOf(states.after)];
  const changes = [
    ...knownChanges(fields, before, after, t),
    ...unknownChanges(fields, before, after),
  ].filter((field) => comparable(field.before) !== comparable(field.after));
  if (changes.length === 0) return <Typography>{t('No field differs.')}</Typography>;
  return (
    <Box component="dl" sx={styles}>
      {changes.map(({ label, isUnknown, change, ...view }) => {
        const View = VIEWS[change];
        return (
          <div key={label}>
            <dt translate={isUnknown ? 'no' : undefined}>{isUnknown ? label : t(label)}</dt>
            <dd>
              <View {...view} />
            </dd>
          </div>
        );
      })}
    </Box>
  );
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/apiError';
import { useTranslation } from '../text/i18n';
import { formatMoment } from '../text/dates';
import { toPlainText } from '../text/html';
import { InlineMessage } from '../ui/InlineMessage';
import type { Field, Fields } from '../ui/fieldTable';
import { differ } from './fingerprint';

/**
 * What a form must know about the entity it edits so that it does not overwrite others' changes.
 */
export interface EditedEntity<T extends FieldValues> {
  version: number | undefined;
  /** Turns the entity of a 412 response into form values; null if that is not possible. */
  read: (current: unknown) => T | null;
  onStale?: (current: unknown) => void;
}

/** A field with two different values. `isTheirs`: only the other user has changed it. */
interface ContestedField<T extends FieldValues> extends Field {
  name: FieldPath<T>;
  isTheirs: boolean;
}

/** Two versions of one entity, and who saved the other one. */
export interface Conflict<T extends FieldValues> {
  changedBy: string | null;
  changedAt: string | null;
  version: number | undefined;
  /** The entity as the API returns it. */
  current: unknown;
  mine: T;
  theirs: T;
  contested: ContestedField<T>[];
}

const entriesOf = <T extends FieldValues>(fields: Fields) =>
  Object.entries(fields) as [FieldPath<T>, Fields[string]][];

/**
 * Returns the conflict that a 412 response reports, or null for any other response.
 *
 * @param initial the values with which the form was opened
 */
export function conflictOf<T extends FieldValues>(
  error: unknown,
  { read }: EditedEntity<T>,
  { fields, mine, initial }: { fields: Fields; mine: T; initial: unknown },
): Conflict<T> | null {
  const stale = isApiError(error) ? error.stale : undefined;
  const theirs = stale ? read(stale.current) : null;
  if (!stale || !theirs) return null;
  return {
    changedBy: stale.changed_by,
    changedAt: stale.changed_at,
    version: stale.current.version,
    current: stale.current,
    mine,
    theirs,
    contested: entriesOf<T>(fields).flatMap(([name, field]) => {
      if (field === 'stored' || field.isSecret || field.keeps) return [];
      if (!differ(get(mine, name), get(theirs, name))) return [];
      const isTheirs = !differ(get(mine, name), get(initial, name));
      return [{ ...field, name, isTheirs }];
    }),
  };
}

function choose<T extends FieldValues>(
  { setValue }: Pick<UseFormReturn<T, unknown, T>, 'setValue'>,
  name: FieldPath<T>,
  side: T,
): void {
  setValue(name, get(side, name), { shouldDirty: true, shouldValidate: true });
}

/**
 * Takes over the values that need no choice: stored values, and fields that only the other user
 * changed.
 */
export function applyTheirs<T extends FieldValues>(
  form: Pick<UseFormReturn<T, unknown, T>, 'setValue'>,
  { contested, theirs }: Conflict<T>,
  fields: Fields,
): void {
  const follows = entriesOf<T>(fields).filter(
    ([, field]) => field === 'stored' || field.keeps === 'theirs',
  );
  const untouched = contested.filter(({ isTheirs }) => isTheirs).map(({ name }) => name);
  for (const name of [...follows.map(([name]) => name), ...untouched]) choose(form, name, theirs);
}

const styles = {
  panel: { display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'outline', borderRadius: 1 },
  sides: { display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } },
  side: { display: 'grid', alignContent: 'start', minWidth: 0 },
  value: {
    ml: 4,
    maxHeight: 240,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.8,
    color: 'text.secondary',
  },
};

const asText = (value: unknown, isHtml: boolean): string =>
  (typeof value === 'string' && (isHtml ? toPlainText(value) : value)) || '-';

type Side = 'mine' | 'theirs';

interface FieldChoiceProps<T extends FieldValues> {
  conflict: Conflict<T>;
  field: ContestedField<T>;
}

function FieldChoice<T extends FieldValues>({ conflict, field }: FieldChoiceProps<T>) {
  const { t } = useTranslation();
  const form = useFormContext<T, unknown, T>();
  const { name, change, isTheirs } = field;
  const { show = (value: unknown) => asText(value, change === 'html') } = field;
  const label = t(field.label);
  const [side, setSide] = useState<Side>(isTheirs ? 'theirs' : 'mine');
  const take = (chosen: Side) => {
    setSide(chosen);
    choose(form, name, conflict[chosen]);
  };
  const sides: [Side, string][] = [
    ['mine', t('Keep mine')],
    ['theirs', t('Take theirs')],
  ];
  return (
    <Box>
      <FormLabel component="div">{label}</FormLabel>
      <RadioGroup
        aria-label={t('{{label}}: mine or theirs', { label })}
        value={side}
        onChange={(_, chosen) => take(chosen === 'theirs' ? 'theirs' : 'mine')}
        sx={styles.sides}
      >
        {sides.map(([value, text]) => (
          <Box key={value} sx={styles.side}>
            <FormControlLabel value={value} label={text} control={<Radio />} />
            <Box sx={styles.value}>{show(get(conflict[value], name))}</Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}

/** Says who saved the entity in the meantime, and offers both values of each field that differs. */
export function ConflictPanel<T extends FieldValues>({ conflict }: { conflict: Conflict<T> }) {
  const { t } = useTranslation();
  const { changedBy, changedAt, contested } = conflict;
  const who = changedBy ?? t('Someone else');
  const what = changedAt
    ? t('{{who}} saved this on {{when}}, after you had opened it.', {
        who,
        when: formatMoment(changedAt),
      })
    : t('{{who}} saved this after you had opened it.', { who });
  const advice =
    contested.length > 0
      ? t('Choose what to keep, then save again.')
      : t('Nothing that you have entered differs: save again.');
  return (
    <Box sx={styles.panel}>
      <InlineMessage severity="info">{`${what} ${advice}`}</InlineMessage>
      {contested.map((field) => (
        <FieldChoice key={field.name} conflict={conflict} field={field} />
      ))}
    </Box>
  );
}

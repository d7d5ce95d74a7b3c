import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../i18n';
import { formatMoment } from '../text/dates';
import { InlineMessage } from '../ui/InlineMessage';
import { choose } from './staleSave';
import type { Conflict, ContestedField } from './staleSave';

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

const asText = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : '-';

type Side = 'mine' | 'theirs';

interface FieldChoiceProps<T extends FieldValues> {
  conflict: Conflict<T>;
  field: ContestedField<T> & { isTheirs: boolean };
}

/** Both values of a field. Choosing one puts it into the form and keeps the other here. */
function FieldChoice<T extends FieldValues>({ conflict, field }: FieldChoiceProps<T>) {
  const { t } = useTranslation();
  const form = useFormContext<T>();
  const { name, label, show = asText, isTheirs } = field;
  const [side, setSide] = useState<Side>(isTheirs ? 'theirs' : 'mine');
  const change = (chosen: Side) => {
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
        onChange={(_, chosen) => change(chosen === 'theirs' ? 'theirs' : 'mine')}
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

/** Says who has saved the entity meanwhile, and offers both values of each field that differs. */
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

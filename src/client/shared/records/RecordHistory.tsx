import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Id } from '../../../contract/ids';
import type { RecordVersion } from '../../../contract/recordVersion';
import { useShownLoad } from '../api/useShownLoad';
import { formatMoment } from '../text/dates';
import { useTranslation } from '../text/i18n';
import { ActionButton } from '../ui/ActionButton';
import { Badge } from '../ui/Badge';
import { bringIntoView } from '../ui/bringIntoView';
import { ContentState } from '../ui/ContentState';
import { NounChanges } from './NounChanges';
import { useGetVersionsQuery } from './versionsApi';
import type { HistoryRef } from './versionsApi';

const styles = {
  item: { py: 1.5, borderTop: 1, borderColor: 'divider' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
} as const;

interface Use {
  label: string;
  onUse: (version: RecordVersion) => void;
  canUse?: (version: RecordVersion) => boolean;
}

interface Look {
  head?: (version: RecordVersion) => ReactNode;
  facts?: (version: RecordVersion) => string[];
  body?: (version: RecordVersion) => ReactNode;
  difference?: (older: RecordVersion, newer: RecordVersion) => ReactNode;
}

interface VersionItemProps extends Look {
  version: RecordVersion;
  isChosen: boolean;
  onChoose: () => void;
  use?: Use;
}

function Head({ version: { from, until } }: { version: RecordVersion }) {
  const { t } = useTranslation();
  if (until === null) return <Badge tone="neutral" label={t('As it is now')} />;
  if (from !== null) return null;
  return <Badge tone="neutral" label={t('Before the first recorded change')} wraps />;
}

const isNotOfToday = ({ until }: RecordVersion) => until !== null;

function VersionItem({ version, isChosen, onChoose, use, head, facts, body }: VersionItemProps) {
  const { t } = useTranslation();
  const { from, user_name } = version;
  const words = [from && formatMoment(from), user_name, ...(facts?.(version) ?? [])];
  // The newest is brought into view when the history opens, because that may be below the screen.
  const isNewest = version.until === null;
  return (
    <Box component="li" ref={isNewest ? bringIntoView : undefined} sx={styles.item}>
      <Box sx={styles.row}>
        {head ? head(version) : <Head version={version} />}
        <Typography variant="body2" color="textSecondary">
          {words.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {body?.(version)}
      <Box sx={styles.row}>
        <FormControlLabel
          control={<Checkbox checked={isChosen} onChange={onChoose} />}
          label={t('Compare')}
        />
        {use && (use.canUse ?? isNotOfToday)(version) && (
          <Button variant="text" onClick={() => use.onUse(version)}>
            {use.label}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/**
 * Returns the chosen versions after a press on one of them. At most two stay: the latest choices.
 */
function chooseVersion(chosen: RecordVersion[], pressed: RecordVersion) {
  const others = chosen.filter(({ id }) => id !== pressed.id);
  return others.length < chosen.length ? others : [...others, pressed].slice(-2);
}

interface DifferenceProps extends Pick<Look, 'difference'> {
  noun: HistoryRef['noun'];
  chosen: RecordVersion[];
}

function Difference({ noun, chosen, difference }: DifferenceProps) {
  const { t } = useTranslation();
  const [older, newer] = [...chosen].sort((a, b) => Number(a.id) - Number(b.id));
  if (!older || !newer) return null;
  return (
    <Box
      component="section"
      key={`${older.id} ${newer.id}`}
      ref={bringIntoView}
      aria-label={t('Difference')}
      sx={{ pb: 2, display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Typography variant="h3">{t('Difference')}</Typography>
      {difference ? (
        difference(older, newer)
      ) : (
        <NounChanges noun={noun} before={older.entity} after={newer.entity} />
      )}
    </Box>
  );
}

interface RecordHistoryProps extends Look {
  of: HistoryRef;
  use?: Use;
}

interface VersionsProps extends Omit<RecordHistoryProps, 'difference'> {
  chosen: RecordVersion[];
  onChoose: (version: RecordVersion) => void;
  page: number;
  onMore?: () => void;
}

function Versions(props: VersionsProps) {
  const { of, chosen, onChoose, page, onMore, ...look } = props;
  const { t } = useTranslation();
  const load = useShownLoad(useGetVersionsQuery({ ...of, page }));
  const { items = [], lastPage = page } = load.currentData ?? {};
  const isChosen = (id: Id) => chosen.some((version) => version.id === id);
  const isEmpty = load.currentData && items.length === 0 && lastPage === 1;
  return (
    <ContentState status={load.status} load={load} message={t('Failed to load the history.')}>
      {isEmpty && (
        <Typography color="textSecondary">{t('No change has been recorded yet.')}</Typography>
      )}
      {items.length > 0 && (
        <Box
          component="ol"
          role="list"
          aria-label={t('History')}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {items.map((version) => (
            <VersionItem
              key={version.id}
              version={version}
              isChosen={isChosen(version.id)}
              onChoose={() => onChoose(version)}
              {...look}
            />
          ))}
        </Box>
      )}
      {onMore && page < lastPage && (
        <ActionButton isBusy={false} onClick={onMore}>
          {t('Older versions')}
        </ActionButton>
      )}
    </ContentState>
  );
}

export function RecordHistory({ difference, ...props }: RecordHistoryProps) {
  const [chosen, setChosen] = useState<RecordVersion[]>([]);
  const [pages, setPages] = useState(1);
  return (
    <>
      <Difference noun={props.of.noun} chosen={chosen} difference={difference} />
      {Array.from({ length: pages }, (_, index) => (
        <Versions
          key={index}
          {...props}
          chosen={chosen}
          page={index + 1}
          onChoose={(version) => setChosen(chooseVersion(chosen, version))}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}

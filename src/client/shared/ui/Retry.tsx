import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { toServerTime } from '../../../contract/clock';
import { isUnanswered } from '../api/apiError';
import type { Load } from '../api/load';
import type { ShownLoad } from '../api/useShownLoad';
import { useTranslation } from '../text/i18n';
import { formatTime } from '../text/dates';
import { ActionButton } from './ActionButton';
import { focusMain } from './focusMain';

/** Loads again. The focus moves to the main area when this button disappears. */
export function TryAgain({
  load: { isFetching, refetch },
}: {
  load: Pick<Load, 'isFetching' | 'refetch'>;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusMain();
    };
  }, []);
  return (
    <div ref={box}>
      <ActionButton isBusy={isFetching} onClick={() => void refetch()}>
        {t('Try again')}
      </ActionButton>
    </div>
  );
}

const loadedAt = ({ fulfilledTimeStamp = 0 }: Load) => formatTime(toServerTime(fulfilledTimeStamp));

export interface WaysOnProps {
  load: Load & Pick<ShownLoad, 'showCached'>;
  isList?: boolean;
}

/** After a failed load: loads again, or shows what was loaded before. */
export function WaysOn({ load, isList = false }: WaysOnProps) {
  const { t } = useTranslation();
  const time = loadedAt(load);
  return (
    <>
      <TryAgain load={load} />
      {load.showCached && (
        <Button variant="text" onClick={load.showCached}>
          {isList ? t('Show the list of {{time}}', { time }) : t('Show as of {{time}}', { time })}
        </Button>
      )}
    </>
  );
}

/** Styles of outdated content. Less opacity would leave its text with too little contrast. */
export const outdatedStyles = {
  '&, & td': { color: 'text.secondary' },
  '& img': { opacity: 0.5 },
};

export function OutdatedNote({ load }: { load: Load }) {
  const { t } = useTranslation();
  const time = loadedAt(load);
  const text = isUnanswered(load.error)
    ? t('As of {{time}}. The server could not be reached.', { time })
    : t('As of {{time}}. It could not be refreshed.', { time });
  return (
    <Box
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'tone.neutral.surface',
      }}
    >
      <span role="status">{text}</span>
      <TryAgain load={load} />
    </Box>
  );
}

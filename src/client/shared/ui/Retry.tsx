import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { toServerTime } from '../../../contract/clock';
import type { Load } from '../api/load';
import { useTranslation } from '../text/i18n';
import { timeOf } from '../text/timeOf';
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

/** Styles of outdated content. Less opacity would leave its text with too little contrast. */
export const outdatedStyles = {
  '&, & td': { color: 'text.secondary' },
  '& img': { opacity: 0.5 },
};

export function OutdatedNote({ load }: { load: Load }) {
  const { t } = useTranslation();
  const time = timeOf(toServerTime(load.fulfilledTimeStamp ?? 0));
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
      <span role="status">{t('As of {{time}}. The server could not be reached.', { time })}</span>
      <TryAgain load={load} />
    </Box>
  );
}

import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { MAX_LEFT, PIECE_SIZE, PUZZLE } from './geometry';
import { selectLeft, selectStatus, type PuzzleStatus } from './puzzleSlice';
import * as styles from './sliderStyles';
import { useDistanceText } from './useDistanceText';
import { usePuzzleDrag } from './usePuzzleDrag';
import { usePuzzleKeys } from './usePuzzleKeys';

/**
 * The track with its handle, which a pointer drags and the keyboard moves. Takes the focus when it
 * appears.
 *
 * @param locked the handle answers nothing while this holds
 * @param hintId id of the text that explains the keys
 */
export function PuzzleSlider({ locked, hintId }: { locked: boolean; hintId: string }) {
  const { t } = useTranslation();
  const handle = useRef<HTMLDivElement>(null);
  const status = useSelector(selectStatus);
  const left = useSelector(selectLeft);
  const distance = useDistanceText();
  const drag = usePuzzleDrag(locked);
  const keys = usePuzzleKeys(locked);

  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  return (
    <Box data-status={status} sx={{ position: 'relative' }}>
      <Box sx={styles.track} aria-hidden>
        <Box
          sx={styles.fill}
          style={{ width: `${((left + PIECE_SIZE / 2) / PUZZLE.width) * 100}%` }}
        />
        {left === 0 && <span>{t('Slide to verify')}</span>}
      </Box>
      <Box
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={t('Slide to verify')}
        aria-valuemin={0}
        aria-valuemax={MAX_LEFT}
        aria-valuenow={Math.round(left)}
        aria-valuetext={status === 'passed' ? t('Verified') : distance}
        aria-disabled={locked}
        aria-describedby={hintId}
        sx={styles.handle}
        style={{ transform: `translateX(${(left / PIECE_SIZE) * 100}%)` }}
        {...drag}
        {...keys}
      >
        <StatusIcon status={status} />
      </Box>
    </Box>
  );
}

function StatusIcon({ status }: { status: PuzzleStatus }) {
  if (status === 'passed') return <CheckOutlined />;
  if (status === 'failed' || status === 'rejected') return <CloseOutlined />;
  return <KeyboardDoubleArrowRightOutlined />;
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/text/i18n';
import { CheckCircle, ErrorOutline } from '../../../shared/ui/icons';
import { LOW } from './geometry';
import { selectElapsed, selectHole, selectLeft, selectMessage, selectStatus } from './puzzleSlice';
import { isOnHole } from './verify';

/**
 * Returns the distance from the piece to the hole in words, for users who cannot see the picture.
 */
export function useDistanceText(): string {
  const { t } = useTranslation();
  const left = useSelector(selectLeft);
  const hole = useSelector(selectHole);

  if (isOnHole(left, hole.x)) return t('The piece is on the hole');
  const pixels = Math.ceil(Math.abs(hole.x - left));
  return hole.x > left
    ? t('The hole is {{pixels}} pixels to the right of the piece', { pixels })
    : t('The hole is {{pixels}} pixels to the left of the piece', { pixels });
}

interface PuzzleMessageProps {
  showsDistance: boolean;
  hintId: string;
}

/**
 * Tall enough for two lines, so that no message moves the track below. In a low window it lies over
 * the picture.
 */
const box = {
  ...{ minHeight: 52, alignItems: 'center', justifyContent: 'center' },
  [LOW]: {
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    minHeight: 0,
    bgcolor: 'background.raised',
  },
};

/**
 * Visible only while the handle has the keyboard focus and there is no message. A phone never shows
 * it, because its on-screen keyboard has no arrow keys, and neither does a low window.
 */
const hint = {
  display: 'none',
  '@media (any-hover: hover) and (any-pointer: fine) and (height >= 480px)': {
    '[role=dialog]:has([role=slider]:focus-visible) [role=status]:empty + &': { display: 'block' },
  },
};

/** The live region for all messages of the puzzle. */
export function PuzzleMessage({ showsDistance, hintId }: PuzzleMessageProps) {
  const { t } = useTranslation();
  const passed = useSelector(selectStatus) === 'passed';
  const elapsed = useSelector(selectElapsed);
  const message = useSelector(selectMessage);
  const distance = useDistanceText();
  const failed = message !== '' && message !== 'Slider Reset';

  const idle = showsDistance ? distance : '';
  const text = passed ? t('{{seconds}}s', { seconds: elapsed.toFixed(1) }) : message && t(message);

  return (
    <Stack direction="row" spacing={1} sx={box}>
      {passed && <CheckCircle fontSize="small" color="primary" />}
      {failed && <ErrorOutline fontSize="small" color="error" />}
      <Typography role="status" variant="body2" color={failed ? 'error' : 'textPrimary'}>
        {text || idle}
      </Typography>
      <Typography id={hintId} variant="caption" color="textSecondary" sx={hint}>
        {t('Arrow keys move the piece, with Shift by one pixel. Enter verifies.')}
      </Typography>
    </Stack>
  );
}

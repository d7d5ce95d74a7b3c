import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectElapsed, selectMessage, selectStatus, type PuzzleMessageText } from './puzzleSlice';
import { useDistanceText } from './useDistanceText';

interface PuzzleMessageProps {
  /** Tells the way to the hole while there is nothing else to say. */
  showsDistance: boolean;
  /** Id for the text that explains the keys. */
  hintId: string;
}

const FAILURES: PuzzleMessageText[] = [
  'Verification failed',
  'Non-human operation detected! try again',
];

/** Tall enough for two lines, so that no message moves the track below. */
const place = { minHeight: 52, alignItems: 'center', justifyContent: 'center' };

/** To be seen only while the keyboard has the handle and no message wants the place. */
const hint = {
  display: 'none',
  '[role=dialog]:has([role=slider]:focus-visible) [role=status]:empty + &': { display: 'block' },
};

/** The one place of all messages (section 2, Login), which is read aloud too. */
export function PuzzleMessage({ showsDistance, hintId }: PuzzleMessageProps) {
  const { t } = useTranslation();
  const passed = useSelector(selectStatus) === 'passed';
  const elapsed = useSelector(selectElapsed);
  const message = useSelector(selectMessage);
  const distance = useDistanceText();
  const failed = FAILURES.includes(message);

  const idle = showsDistance ? distance : '';
  const text = passed ? t('{{seconds}}s', { seconds: elapsed.toFixed(1) }) : message && t(message);

  return (
    <Stack direction="row" spacing={1} sx={place}>
      {passed && <CheckCircleOutlined fontSize="small" color="primary" />}
      {failed && <ErrorOutlineOutlined fontSize="small" color="error" />}
      <Typography role="status" variant="body2" color={failed ? 'error' : 'textPrimary'}>
        {text || idle}
      </Typography>
      <Typography id={hintId} variant="caption" color="textSecondary" sx={hint}>
        {t('Arrow keys move the piece, with Shift by one pixel. Enter verifies.')}
      </Typography>
    </Stack>
  );
}

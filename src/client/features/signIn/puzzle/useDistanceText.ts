import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHole, selectLeft } from './puzzleSlice';
import { isOnHole } from './verify';

/** Where the hole lies from the piece, in words, so that the puzzle can be solved by ear. */
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

import Box from '@mui/material/Box';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { BASE_PATH } from '../../../../contract/limits';
import { useTranslation } from '../../../shared/i18n';
import { PIECE_PATH, PUZZLE } from './geometry';
import { selectHole, selectImage, selectLeft, selectStatus } from './puzzleSlice';

const CATS = ['rain', 'sun', 'storm', 'snow', 'wind'] as const;

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: `${PUZZLE.width} / ${PUZZLE.height}`,
  borderRadius: 1,
  bgcolor: 'action.hover',
  userSelect: 'none',
  '& [data-part=piece]': { filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.55))' },
  // Bridges the throttled moves, so that the piece glides instead of jumping.
  '@media (prefers-reduced-motion: no-preference)': {
    '& [data-dragging]': { transition: 'transform 50ms linear' },
  },
} as const;

/** The picture with its hole darkened and the piece cut out of it, in image pixels. */
export function PuzzlePicture() {
  const { t } = useTranslation();
  const clipId = useId();
  const status = useSelector(selectStatus);
  const hole = useSelector(selectHole);
  const left = useSelector(selectLeft);
  const image = useSelector(selectImage);
  const href = `${BASE_PATH}/cats/cat-${CATS[image] ?? CATS[0]}.svg`;
  const position = `translate(${hole.x} ${hole.y})`;

  return (
    <Box
      component="svg"
      role="img"
      aria-label={t('A picture of a cat with a piece missing')}
      viewBox={`0 0 ${PUZZLE.width} ${PUZZLE.height}`}
      sx={picture}
    >
      <clipPath id={clipId}>
        <path d={PIECE_PATH} transform={position} />
      </clipPath>
      <image href={href} width={PUZZLE.width} height={PUZZLE.height} />
      <path
        data-testid="puzzle-hole"
        d={PIECE_PATH}
        transform={position}
        fill="#0e1620"
        fillOpacity={0.62}
        stroke="#fff"
        strokeOpacity={0.9}
        strokeWidth={1.5}
      />
      <g
        data-part="piece"
        data-dragging={status === 'dragging' ? '' : undefined}
        style={{ transform: `translateX(${left - hole.x}px)` }}
      >
        <image
          href={href}
          width={PUZZLE.width}
          height={PUZZLE.height}
          clipPath={`url(#${clipId})`}
        />
        <path
          data-testid="puzzle-piece"
          d={PIECE_PATH}
          transform={position}
          fill="none"
          stroke="#fff"
          strokeWidth={1.5}
        />
      </g>
    </Box>
  );
}

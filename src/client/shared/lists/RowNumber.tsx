import Box from '@mui/material/Box';
import { FramedImage, imageAddress } from '../ui/FramedImage';

const SIZE = 44;

/** The width of the picture in the font size of tables. */
export const PICTURE_EM = SIZE / 14;

/** A phone has no space for pictures. They are lazy, so it does not load them either. */
const WIDE = '@media (width >= 600px)';

const placeStyles = {
  position: 'relative',
  [WIDE]: { display: 'block', width: SIZE, height: SIZE },
};

const pictureStyles = { display: 'none', [WIDE]: { display: 'block' } };

const badgeStyles = {
  [WIDE]: {
    position: 'absolute',
    top: 0,
    left: 0,
    px: 0.5,
    borderRadius: '8px 0',
    color: 'text.primary',
    bgcolor: 'background.paper',
    fontSize: '0.75rem',
    lineHeight: 1.4,
  },
};

/** The number of a row, on its picture if it has one. */
export function RowNumber({ number, picture }: { number: number; picture?: string }) {
  if (picture === undefined) return number;
  return (
    <Box component="span" sx={placeStyles}>
      <Box component="span" sx={pictureStyles}>
        <FramedImage
          src={imageAddress(picture, 160)}
          alt=""
          frame={{ width: SIZE, height: SIZE }}
        />
      </Box>
      <Box component="span" sx={badgeStyles}>
        {number}
      </Box>
    </Box>
  );
}

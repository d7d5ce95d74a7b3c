import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

interface ImageOverlayProps {
  open: boolean;
  src: string;
  alt: string;
  onClose: () => void;
}

const sheet = {
  m: 0,
  width: 'auto',
  maxWidth: '100vw',
  maxHeight: '100dvh',
  border: 0,
  bgcolor: 'transparent',
  boxShadow: 'none',
  overflow: 'visible',
};

const picture = {
  display: 'block',
  minWidth: 80,
  minHeight: 80,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 128px)',
  borderRadius: 1,
  bgcolor: 'background.raised',
};

/** An image as large as the window allows, above the page; `Close`, Escape or a press beside it. */
export function ImageOverlay({ open, src, alt, onClose }: ImageOverlayProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      fullWidth={false}
      // The image is the whole content, so it also is the name; there is no title to point at.
      slotProps={{ paper: { 'aria-label': alt, 'aria-labelledby': undefined, sx: sheet } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pb: 1 }}>
        <IconButton
          aria-label={t('Close')}
          onClick={onClose}
          sx={{ bgcolor: 'background.raised', border: 1, borderColor: 'outline' }}
        >
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box component="img" src={src} alt={alt} sx={picture} />
    </Dialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { ImageTile } from '../../ui/FramedImage';
import { FieldError } from '../FieldFrame';

/** The size of a file as the widgets show it: bytes divided by 1000, rounded. */
export function fileSizeInKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

interface FileTileProps {
  src: string | undefined;
  name: string;
  /** Its size, or what is being done with it. */
  caption?: ReactNode;
  disabled: boolean;
  /** The server's message about this file. */
  message?: string;
  /** Undefined where the image cannot be removed. */
  onRemove?: () => void;
  children?: ReactNode;
}

const tile = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
};

/** One image of a file widget: preview, name, caption, `Remove File`. */
export function FileTile({ src, name, caption, disabled, message, ...props }: FileTileProps) {
  const { onRemove, children } = props;
  const { t } = useTranslation();
  const nameId = useId();
  const errorId = useId();
  return (
    <Box component="li" sx={tile}>
      <ImageTile src={src} alt="" />
      <Box id={nameId} sx={{ fontSize: '0.8125rem', lineHeight: 1.8, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{caption}</Box>
      {children}
      {message && <FieldError id={errorId} message={message} />}
      {onRemove && (
        <Button
          variant="outlined"
          aria-describedby={message ? `${nameId} ${errorId}` : nameId}
          disabled={disabled}
          onClick={onRemove}
          sx={{ px: 1, mt: 'auto' }}
        >
          {t('Remove File')}
        </Button>
      )}
    </Box>
  );
}

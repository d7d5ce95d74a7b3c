import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusMain } from '../ui/focusMain';
import { cardStyles } from './noticeStyles';

interface NoticeCardProps {
  tone: 'failure' | 'success';
  icon: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  onPause?: (isPaused: boolean) => void;
  /** The live region, which holds the text and nothing else. */
  children: ReactNode;
}

/**
 * The card of a message: icon, text, `Close`. While it is not open only its live region stands in
 * the page, unseen, so that a screen reader already listens when the text arrives.
 */
export function NoticeCard({ tone, icon, isOpen, onClose, onPause, children }: NoticeCardProps) {
  const { t } = useTranslation();
  const close = () => {
    onClose();
    focusMain();
  };
  return (
    <Box
      sx={isOpen ? cardStyles[tone] : undefined}
      onPointerEnter={() => onPause?.(true)}
      onPointerLeave={() => onPause?.(false)}
      onFocus={() => onPause?.(true)}
      onBlur={() => onPause?.(false)}
    >
      {isOpen && icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {isOpen && (
        <IconButton aria-label={t('Close')} onClick={close} sx={{ color: 'inherit' }}>
          <CloseOutlined />
        </IconButton>
      )}
    </Box>
  );
}

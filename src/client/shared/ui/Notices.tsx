import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useTranslation } from '../text/i18n';
import { quoted } from '../text/quoted';
import { truncate } from '../text/truncate';
import { focusMain } from './focusMain';
import {
  actionPressed,
  ALERT_ID,
  alertDismissed,
  selectAlert,
  selectSuccess,
  successExpired,
} from '../notices/noticesSlice';
import type { Notice } from '../notices/noticesSlice';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const card = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  pl: 2,
  pr: 0.75,
  border: 1,
  borderRadius: 1.5,
  boxShadow: ({ vars }: Theme) => vars.palette.floating,
  animation: `${rise} 160ms ease-out`,
};

/** Success has the accent colour, because green has a meaning in weather warnings. */
const cardStyles = {
  failure: {
    ...card,
    color: 'tone.warning.text',
    bgcolor: 'tone.warning.surface',
    borderColor: 'tone.warning.text',
  },
  success: { ...card, bgcolor: 'background.raised', borderColor: 'divider' },
} satisfies Record<string, SxProps<Theme>>;

/**
 * At the bottom left, above sticky elements: the buttons of a form or dialog, or a list's
 * pagination.
 */
const regionStyles: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 16,
  bottom: 16,
  width: 'min(400px, 100vw - 32px)',
  pointerEvents: 'none',
  'body:has([data-form-actions="page"]) &': { bottom: 88 },
  'body:has([data-form-actions="dialog"], nav[data-sticky]) &': { bottom: { xs: 88, sm: 16 } },
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const ABOUT_LENGTH = 80;

const aboutStyles = {
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  lineHeight: 1.8,
};

interface NoticeCardProps {
  tone: 'failure' | 'success';
  icon: ReactNode;
  notice: Notice | null;
  onClose: () => void;
  onPause?: (isPaused: boolean) => void;
  children: ReactNode;
}

/** While closed, only the live region is rendered, because it must exist before its text does. */
function NoticeCard({ tone, icon, notice, onClose, onPause, children }: NoticeCardProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOpen = notice !== null;
  const close = () => {
    onClose();
    focusMain();
  };
  const act = () => {
    onPause?.(false);
    if (notice) dispatch(actionPressed(notice.id));
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
      <Box aria-live="polite" aria-atomic sx={{ flex: 1, minWidth: 0 }}>
        {children}
        {notice?.about && (
          <Box sx={aboutStyles}>{quoted(truncate(notice.about, ABOUT_LENGTH))}</Box>
        )}
        {notice?.advice && <Box sx={aboutStyles}>{notice.advice}</Box>}
      </Box>
      {notice?.action && (
        <Button
          key={notice.id}
          ref={notice.takesFocus ? takeFocus : undefined}
          color="inherit"
          onClick={act}
          {...(notice.to !== undefined && { component: Link, to: notice.to })}
        >
          {notice.action}
        </Button>
      )}
      {isOpen && (
        <IconButton aria-label={t('Close')} onClick={close} sx={{ color: 'inherit' }}>
          <CloseOutlined />
        </IconButton>
      )}
    </Box>
  );
}

/** The key turns the same text, shown again, into a new message that is announced again. */
function AlertNotice() {
  const dispatch = useDispatch();
  const alert = useSelector(selectAlert);
  return (
    alert && (
      <NoticeCard
        key={alert.id}
        tone="failure"
        icon={<ErrorOutlineOutlined />}
        notice={alert}
        onClose={() => dispatch(alertDismissed())}
      >
        <div role="alert" id={ALERT_ID}>
          {alert.text}
        </div>
      </NoticeCard>
    )
  );
}

/** Enough time to read a sentence twice. */
const SHOWN_MS = 5000;
/** Enough time to reach the button as well. */
const ACTION_SHOWN_MS = 10_000;

/** The timer pauses while the pointer or the focus is inside. */
function SuccessNotice() {
  const dispatch = useDispatch();
  const success = useSelector(selectSuccess);
  const [isPaused, setIsPaused] = useState(false);
  const id = success?.id;
  const shownMs = success?.shownMs ?? (success?.action ? ACTION_SHOWN_MS : SHOWN_MS);
  const expire = useCallback(() => {
    setIsPaused(false);
    if (id) dispatch(successExpired(id));
  }, [dispatch, id]);

  useEffect(() => {
    if (!id || isPaused) return undefined;
    const timer = setTimeout(expire, shownMs);
    return () => clearTimeout(timer);
  }, [expire, id, isPaused, shownMs]);

  return (
    <NoticeCard
      tone="success"
      icon={<CheckCircleOutlined color="primary" />}
      notice={success}
      onClose={expire}
      onPause={setIsPaused}
    >
      {/* The surrounding region announces the text together with the name. */}
      <div role="status" aria-live="off" aria-atomic={false}>
        {success?.text}
      </div>
    </NoticeCard>
  );
}

export function Notices() {
  return (
    <Box sx={regionStyles}>
      <AlertNotice />
      <SuccessNotice />
    </Box>
  );
}

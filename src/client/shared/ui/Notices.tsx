import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useTranslation } from '../text/i18n';
import { quoted } from '../text/quoted';
import { truncate } from '../text/truncate';
import {
  actionPressed,
  ALERT_ID,
  alertDismissed,
  asidePressed,
  selectAlert,
  selectSuccess,
  successExpired,
} from '../notices/noticesSlice';
import type { Notice } from '../notices/noticesSlice';
import { selectIsDisconnected } from '../api/connectionSlice';
import { focusMain } from './focusMain';
import { CheckCircle, Close, ErrorOutline } from './icons';
import { oneLine } from './OneLine';
import { PlacesContext, usePlaces } from './noticePlace';
import { useAfterPress } from './useAfterPress';

/** Returns the alert on show, with what the return of the connection adds to it. */
function useAlert(): Notice | null {
  const alert = useSelector(selectAlert);
  const isDisconnected = useAfterPress(useSelector(selectIsDisconnected));
  if (!alert?.whenBack || isDisconnected) return alert;
  const { advice, action } = alert.whenBack;
  return { ...alert, action, advice: [alert.advice, advice].filter(Boolean).join(' ') };
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const card = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  py: 0.5,
  pl: { xs: 1.5, sm: 2 },
  pr: 0.5,
  border: 1,
  borderRadius: 1.5,
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
 * At the bottom left, above sticky elements: the buttons of a form, or a list's pagination. A
 * question hides it.
 */
const regionStyles: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 16,
  bottom: 16,
  width: 'min(480px, 100vw - 32px)',
  pointerEvents: 'none',
  '& > *': { boxShadow: ({ vars }: Theme) => vars.palette.floating },
  'body:has([data-form-actions="page"]) &': { bottom: 88 },
  'body:has(nav[data-sticky]) &': { bottom: { xs: 88, sm: 16 } },
  'body:has([role="alertdialog"]) &': { zIndex: 'appBar' },
};

const inDialogStyles: SxProps<Theme> = { '& > :has(button)': { mb: 1.5 } };

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const iconStyles = { display: 'flex', flexShrink: 0 };
/** On a phone two buttons leave no space for it. */
const wideIcon = { ...iconStyles, display: { xs: 'none', sm: 'flex' } };

const wordsStyles = { flex: 1, minWidth: 0 };
const lineStyles = { ...wordsStyles, '& > *': oneLine };

const buttonStyles = { flexShrink: 0, minWidth: 0, px: 1.25 };

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
  const turnAside = () => {
    if (notice) dispatch(asidePressed(notice.id));
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
      {isOpen && <Box sx={notice.aside ? wideIcon : iconStyles}>{icon}</Box>}
      <Box aria-live="polite" aria-atomic sx={notice?.aside ? lineStyles : wordsStyles}>
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
          sx={buttonStyles}
          {...(notice.to !== undefined && { component: Link, to: notice.to })}
        >
          {notice.action}
        </Button>
      )}
      {notice?.aside && !notice.isAsideUsed && (
        <Button color="inherit" onClick={turnAside} sx={buttonStyles}>
          {notice.aside}
        </Button>
      )}
      {isOpen && (
        <IconButton aria-label={t('Close')} onClick={close} sx={{ color: 'inherit' }}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
}

/** The key turns the same text, shown again, into a new message that is announced again. */
function AlertNotice() {
  const dispatch = useDispatch();
  const alert = useAlert();
  return (
    alert && (
      <NoticeCard
        key={alert.id}
        tone="failure"
        icon={<ErrorOutline />}
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
function useSuccess() {
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

  return { success, expire, setIsPaused };
}

/** The live region exists before its text. */
function SuccessNotice({ success, expire, setIsPaused }: ReturnType<typeof useSuccess>) {
  return (
    <NoticeCard
      tone="success"
      icon={<CheckCircle color="primary" />}
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

interface NoticesProps {
  /** The screens and dialogs, which offer places for the messages. */
  children?: ReactNode;
}

/**
 * The message about the last action: at the bottom of the window, or in the topmost dialog with a
 * place for it. The timer belongs to neither, so that a move does not restart it.
 */
export function Notices({ children }: NoticesProps) {
  const { place, add } = usePlaces();
  const success = useSuccess();
  const isOpen = useSelector(selectAlert) !== null || success.success !== null;
  // The dialog keeps the space of a message that is over, so that no button moves.
  useLayoutEffect(() => {
    if (place && isOpen) place.style.setProperty('min-height', `${place.offsetHeight}px`);
  }, [place, isOpen]);
  const notices = (
    <Box sx={place ? inDialogStyles : regionStyles}>
      <AlertNotice />
      <SuccessNotice {...success} />
    </Box>
  );
  return (
    <>
      <PlacesContext value={add}>{children}</PlacesContext>
      {place ? createPortal(notices, place) : notices}
    </>
  );
}

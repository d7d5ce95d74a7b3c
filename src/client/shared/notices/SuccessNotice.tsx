import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { NoticeCard } from './NoticeCard';
import { selectSuccess, successExpired } from './noticesSlice';

/** Long enough to read a sentence twice (design: messages). */
const SHOWN_MS = 5000;

/** The success on show; its time stands still under the pointer and while the focus is in it. */
export function SuccessNotice() {
  const dispatch = useDispatch();
  const success = useSelector(selectSuccess);
  const [isPaused, setIsPaused] = useState(false);
  const id = success?.id;
  const expire = useCallback(() => {
    setIsPaused(false);
    if (id) dispatch(successExpired(id));
  }, [dispatch, id]);

  useEffect(() => {
    if (!id || isPaused) return undefined;
    const timer = setTimeout(expire, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [expire, id, isPaused]);

  return (
    <NoticeCard
      tone="success"
      icon={<CheckCircleOutlined color="primary" />}
      isOpen={success !== null}
      onClose={expire}
      onPause={setIsPaused}
    >
      <div role="status">{success?.text}</div>
      {success?.link && (
        <Box component={Link} to={success.link.to} onClick={expire} sx={{ color: 'primary.main' }}>
          {success.link.text}
        </Box>
      )}
    </NoticeCard>
  );
}

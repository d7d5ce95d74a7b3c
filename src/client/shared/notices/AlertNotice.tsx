import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useDispatch, useSelector } from 'react-redux';
import { NoticeCard } from './NoticeCard';
import { alertDismissed, selectAlert } from './noticesSlice';

/** The failure on show; the same words a second time are a new message, told again. */
export function AlertNotice() {
  const dispatch = useDispatch();
  const alert = useSelector(selectAlert);
  return (
    alert && (
      <NoticeCard
        key={alert.id}
        tone="failure"
        icon={<ErrorOutlineOutlined />}
        isOpen
        onClose={() => dispatch(alertDismissed())}
      >
        <div role="alert">{alert.text}</div>
      </NoticeCard>
    )
  );
}

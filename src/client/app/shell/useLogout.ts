import { useDispatch } from 'react-redux';
import { useMayLeave } from '../../shared/notices/LeaveGuard';
import { useLogoutMutation } from '../../shared/api/sessionApi';
import { ended } from '../../shared/session/sessionSlice';
import { accountMenuClosed } from './shellSlice';

/**
 * Asks first if changes would be lost. Only a successful response ends the session; a failure is
 * only logged. `logout` resolves to whether the session has ended.
 */
export function useLogout() {
  const dispatch = useDispatch();
  const [call, { isLoading: isBusy }] = useLogoutMutation();
  const mayLeave = useMayLeave();
  const logout = async () => {
    if (!(await mayLeave())) return false;
    const { error } = await call();
    if (error) {
      console.error('logout failed', error);
      return false;
    }
    console.info('logout ok');
    dispatch(accountMenuClosed());
    dispatch(ended());
    return true;
  };
  return { logout, isBusy };
}

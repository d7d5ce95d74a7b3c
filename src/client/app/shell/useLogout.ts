import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '../../shared/session/sessionApi';
import { ended } from '../../shared/session/sessionSlice';
import { accountMenuClosed } from './shellSlice';

/**
 * Signs out. Only an answer ends the session: without one the person stays signed in, and the
 * failure is logged, no more (section 8, readings 11 and 12).
 */
export function useLogout() {
  const dispatch = useDispatch();
  const [call, { isLoading: isBusy }] = useLogoutMutation();
  const logout = async () => {
    const { error } = await call();
    if (error) return console.error('logout failed', error);
    console.info('logout ok');
    dispatch(accountMenuClosed());
    dispatch(ended());
  };
  return { logout, isBusy };
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { LoginRequest } from '../../../contract/session';
import { messageOf } from '../../shared/api/apiError';
import { useAppDispatch } from '../../shared/hooks';
import { useNotices } from '../../shared/notices/useNotices';
import { useLoginMutation } from '../../shared/session/sessionApi';
import { started } from '../../shared/session/sessionSlice';
import { loadPuzzle } from './loadPuzzle';
import {
  callEnded,
  formSubmitted,
  puzzleClosed,
  puzzlePassed,
  selectSignInStatus,
} from './signInSlice';

/** The way through the sign-in of section 4. The password stays here, out of the store. */
export function useSignIn() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useSelector(selectSignInStatus);
  const { showAlert } = useNotices();
  const [login] = useLoginMutation();
  const credentials = useRef<LoginRequest>(null);

  useEffect(() => () => void dispatch(puzzleClosed()), [dispatch]);

  const fail = (message: string) => showAlert(`${t('Login failed: ')}${t(message)}`);

  const submit = async (values: LoginRequest) => {
    credentials.current = values;
    try {
      await loadPuzzle();
      dispatch(formSubmitted());
    } catch {
      fail('Network error');
    }
  };

  const pass = async () => {
    if (status !== 'puzzle' || !credentials.current) return;
    dispatch(puzzlePassed());
    const { data, error } = await login(credentials.current);
    dispatch(callEnded());
    if (data) dispatch(started(data));
    else fail(messageOf(error) ?? 'Network error');
  };

  return { status, submit, pass, close: () => dispatch(puzzleClosed()) };
}

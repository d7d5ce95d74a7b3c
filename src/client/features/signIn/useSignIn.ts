import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { LoginRequest } from '../../../contract/session';
import { messageOf, plainTextOf } from '../../shared/api/apiError';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/text/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { lacksPermissions, login } from '../../shared/api/sessionApi';
import { isReplaced } from '../../shared/newVersion';
import { started } from '../../shared/session/sessionSlice';
import { useLazy } from '../../shared/ui/useLazy';
import {
  callFailed,
  formSubmitted,
  pageLeft,
  puzzleClosed,
  puzzlePassed,
  selectSignInStatus,
} from './signInSlice';

const importPuzzle = () => import('./puzzle/PuzzleDialog');

const NO_PERMISSIONS =
  'You are signed in, but the server did not say what you may change. Buttons to create, edit and delete are hidden.';

/** The sign-in flow. The password stays here, out of the store. `Puzzle` is undefined until loaded. */
export function useSignIn() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useSelector(selectSignInStatus);
  const { endAlert, showAlert } = useNotices();
  const credentials = useRef<LoginRequest>(null);
  // Loaded when the form is first submitted, to keep the first page small.
  const { value: puzzle, load } = useLazy(importPuzzle);

  useEffect(() => () => void dispatch(pageLeft()), [dispatch]);

  const fail = (message: string) => showAlert(`${t('Login failed: ')}${t(message)}`);

  const submit = async (values: LoginRequest) => {
    credentials.current = values;
    endAlert();
    dispatch(formSubmitted());
    if (await load()) return;
    dispatch(puzzleClosed());
    if (!isReplaced()) fail('Network error');
  };

  const pass = async () => {
    if (status !== 'puzzle' || !credentials.current) return;
    dispatch(puzzlePassed());
    const call = login.initiate(credentials.current, { track: false });
    const { data, error } = await dispatch(call);
    if (!data || typeof data === 'string') {
      dispatch(callFailed());
      fail(data ?? messageOf(error) ?? plainTextOf(error) ?? 'Network error');
      return;
    }
    dispatch(started(data));
    if (lacksPermissions(data)) showAlert(t(NO_PERMISSIONS));
  };

  return {
    status,
    Puzzle: puzzle?.PuzzleDialog,
    submit,
    pass,
    close: () => dispatch(puzzleClosed()),
  };
}

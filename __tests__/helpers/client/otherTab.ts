import { act } from '@testing-library/react';
import type { LoginResponse } from '../../../src/contract/session';
import { storeSession } from './renderApp';

/** Notifies this tab of a key, as the browser does after another tab wrote it. */
export function tellOf(key: string | null): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

/** Signs in from another tab. The two keys are notified one after the other. */
export function signInElsewhere(session: LoginResponse): void {
  storeSession(session);
  tellOf('auth_token');
  tellOf('auth_user');
}

export function signOutElsewhere(): void {
  localStorage.removeItem('auth_token');
  tellOf('auth_token');
  localStorage.removeItem('auth_user');
  tellOf('auth_user');
}

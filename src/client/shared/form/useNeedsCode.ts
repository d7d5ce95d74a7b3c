import { useState } from 'react';
import type { TwoFactorState } from '../../../contract/twoFactor';
import { errorsOf } from '../api/apiError';

/**
 * Whether a form that takes the user's password also takes a code: two-factor sign-in is set up, or
 * the server has asked for a code.
 *
 * @param state undefined or null if unknown
 */
export function useNeedsCode(state: TwoFactorState | null | undefined) {
  const [isMissing, setIsMissing] = useState(false);
  const noteError = (error: unknown) => {
    if (errorsOf(error)?.code) setIsMissing(true);
  };
  return { needsCode: isMissing || state?.enabled === true, noteError };
}

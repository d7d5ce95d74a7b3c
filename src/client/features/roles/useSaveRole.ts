import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorsOf, joinedErrorsOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import type { SetFieldError } from '../../shared/form/formTypes';
import { paths } from '../../shared/paths';

const ROLE_REDIRECT_MS = 200;

/**
 * Sees a save of a role through: the list follows shortly after a success (section 9); a failure
 * tells all of the server's `errors`, else the fixed text. Its `message` is passed over
 * (readings 50).
 *
 * @param failure the fixed text
 * @returns `isSaved` from the success on, so that nothing is saved twice meanwhile (readings 55)
 */
export function useSaveRole(failure: string) {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => void navigate(paths.Role), ROLE_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);

  const save = async (call: () => Promise<{ error?: unknown }>, setError: SetFieldError) => {
    setMessage(null);
    const { error } = await call();
    setIsSaved(!error);
    if (!error) return true;
    setMessage(joinedErrorsOf(error) ?? failure);
    applyServerErrors(errorsOf(error), setError);
    return false;
  };

  return { save, message, isSaved };
}

import { useCallback, useState } from 'react';
import { useLoginMutation } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { session } from '../../../lib/session';
import { messages } from '../messages';

export interface Credentials {
  email: string;
  password: string;
}

interface Login {
  signIn: (credentials: Credentials) => Promise<void>;
  /** The address that is being signed in with, while the server thinks. */
  busyWith: string | null;
  error: AppError | null;
}

/** Here "unauthenticated" means wrong credentials, which deserves words of its own. */
function loginError(error: unknown): AppError {
  const known = toAppError(error);
  return known.code === 'UNAUTHENTICATED' ? { ...known, message: messages.wrongCredentials } : known;
}

/** Signs in and stores who came. */
export function useLogin(): Login {
  const [login] = useLoginMutation();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const signIn = useCallback(
    async ({ email, password }: Credentials) => {
      setBusyWith(email);
      setError(null);
      try {
        const { data } = await login({ variables: { input: { email: email.trim(), password } } });
        if (data) session.signIn(data.login.user, data.login.accessToken);
      } catch (caught) {
        setError(loginError(caught));
      } finally {
        setBusyWith(null);
      }
    },
    [login],
  );
  return { signIn, busyWith, error };
}

import { useState } from 'react';
import { toAppError, type AppError } from '../../../data/errors/errors';
import { request } from '../../../data/request';
import { session } from '../../../data/session/session';
import type { LoginInput } from '../../../generated/graphql';
import { LoginRequest } from '../../../generated/requests';
import { messages } from '../messages';

export type Credentials = Pick<LoginInput, 'email' | 'password'>;

/** The reason of the server for "too many wrong passwords: only mailed links are taken". */
export const signInByMail = 'SIGN_IN_BY_MAIL';

/** Here "unauthenticated" means wrong credentials, not an ended session. */
function loginError(error: unknown): AppError {
  const known = toAppError(error);
  if (known.code !== 'UNAUTHENTICATED') return known;
  const byMail = known.reason === signInByMail;
  return { ...known, message: byMail ? messages.signInByMail : messages.wrongCredentials };
}

/** Signs in and stores who came; `busyWith` is the address while the server answers. */
export function useLogin() {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const signIn = async ({ email, password }: Credentials) => {
    setBusyWith(email);
    setError(null);
    try {
      const { deviceToken } = session.getState().auth.device;
      const { login } = await request(LoginRequest, {
        input: { email: email.trim(), password, deviceToken },
      });
      session.signIn(login.user, login.accessToken, login.deviceToken);
    } catch (caught) {
      setError(loginError(caught));
    } finally {
      setBusyWith(null);
    }
  };
  return { signIn, busyWith, error, clearError: () => setError(null) };
}

import { useCallback } from 'react';
import { useChangePasswordMutation } from '../../../generated/hooks';

export interface PasswordChange {
  currentPassword: string;
  password: string;
}

/** Sets another password; the session that asks goes on, all others end. */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const [change] = useChangePasswordMutation({ refreshes: ['mySecurityEvents'] });
  return useCallback(
    async (input) => {
      await change({ variables: { input } });
    },
    [change],
  );
}

import { tabStorage } from '../../../../data/session/tab-storage';

/** The step that a person has reached in setting a forgotten password. */
export interface Recovery {
  email: string;
  /** When the next code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** Sets the password, once, for 10 minutes; of a mailed link for 12 hours. */
  resetToken: string | null;
}

export type RecoveryStep = 'email' | 'code' | 'password';

const key = 'podium:recovery';

export const emptyRecovery: Recovery = { email: '', resendAt: 0, resetToken: null };

/** The state that this tab has kept: a reload loses nothing, and nothing secret is in the address. */
export function readRecovery(): Recovery {
  try {
    return { ...emptyRecovery, ...(JSON.parse(tabStorage.getItem(key) ?? '{}') as Partial<Recovery>) };
  } catch {
    return emptyRecovery;
  }
}

export const writeRecovery = (recovery: Recovery): void => {
  tabStorage.setItem(key, JSON.stringify(recovery));
};

export const clearRecovery = (): void => tabStorage.removeItem(key);

/** The step that the address names, or the last one before it for which everything is known. */
export function stepOf(wanted: string | null, { email, resetToken }: Recovery): RecoveryStep {
  if (wanted === 'password' && resetToken) return 'password';
  if ((wanted === 'code' || wanted === 'password') && email) return 'code';
  return 'email';
}

import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** argon2id with the parameters that OWASP names first for it. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for keeping. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash it works as long and says no,
 * so that the time taken does not tell whether the account exists.
 */
export const checkPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
};

import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../core/request/context';
import { FairQueue } from '../../../core/admission/fair-queue';
import { defineState } from '../../../core/request/state';
import type { Requester } from '../../sessions/index';

/** argon2id with the parameters that OWASP names first for it. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One form of what keyboards write in several: accents apart from their letters, and blanks of other widths (RFC 8265, OpaqueString). */
const prepared = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/** Hashes a password for keeping. */
export const hashPassword = (password: string): Promise<string> => hash(prepared(password), PARAMETERS);

/** Node has four threads for it, and one caller gets half of them at most. */
const queues = defineState(() => new FairQueue({ total: 4, perKey: 2, maxWaiting: 500 }));

/**
 * Hashes or checks a password for a caller: a user, a device that signs in, or an address. To work through one address's flood
 * delays that address alone.
 */
export const inPasswordQueue = <T>(
  { runtime, request, callerKey }: RequestContext,
  work: () => Promise<T>,
  requester?: Requester,
): Promise<T> => {
  const key = requester?.isDevice ? requester.pair : callerKey;
  return queues(runtime).run(key, work, request.onWait);
};

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash it works as long and says no,
 * so that the time taken does not reveal whether the account exists.
 */
export const checkPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const [kept, form] = [passwordHash ?? (await decoy), prepared(password)];
  // Those of earlier releases were hashed as they were typed.
  const matches = (await verify(kept, form)) || (form !== password && (await verify(kept, password)));
  return matches && passwordHash !== null;
};

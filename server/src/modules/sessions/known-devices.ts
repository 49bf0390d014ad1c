import { createHash } from 'node:crypto';
import type { RequestContext } from '../../core/request/context';
import { newToken } from '../../core/auth/tokens';
import { mailboxOf } from '../../core/graphql/address-forms';
import type { Credentials } from './credentials';
import { knownKeysOf, rememberKeys, trimKeys } from './session.queries';

const hashOf = (kind: 'device' | 'address', text: string): Buffer =>
  createHash('sha256').update(`${kind}:${text}`).digest();

/** The requester of a sign-in, for limits. */
export interface Requester {
  /** Key of limits per account and requester. */
  pair: string;
  /** Identifies the requester in the database. */
  hash: Buffer;
  /** A device that has signed in to this account: nothing that others do from its address counts for it. */
  isDevice: boolean;
  /** A device or address that has signed in to this account. */
  isKnown: boolean;
}

/** The key of limits per account: the store of limits never holds the typed address. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url').slice(0, 22);

/** Recognises the device by its token, or else the address. A token of another account counts for nothing. */
export const identifyRequester = async (
  ctx: RequestContext,
  email: string,
  deviceToken: string | null | undefined,
): Promise<Requester> => {
  const address = hashOf('address', ctx.addressKey);
  const device = hashOf('device', deviceToken ?? '');
  const rows = await knownKeysOf(ctx, { email: mailboxOf(email), keys: [address, device] });
  const known = rows.map(({ key }) => key);
  const isDevice = known.includes(device.toString('hex'));
  const hash = isDevice ? device : address;
  const isKnown = isDevice || known.includes(address.toString('hex'));
  return { pair: `${accountKey(email)}:${hash.toString('base64url')}`, hash, isDevice, isKnown };
};

/** Notes that a user has signed in here, inside that transaction; gives the token of the device, a new one where it has none. */
export const rememberDevice = async (
  ctx: RequestContext,
  credentials: Credentials,
  knownToken: string | null,
): Promise<string> => {
  const token = knownToken ?? newToken();
  const keys = [hashOf('device', token), hashOf('address', ctx.addressKey)];
  await rememberKeys(ctx, { ...credentials, keys });
  await trimKeys(ctx, { userId: credentials.userId });
  return token;
};

import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new secret of 256 bits, 43 characters that stand in addresses as they are. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A fast hash suffices, since tokens of 256 bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new code of six digits for a mail. It can be guessed: tries have to be limited, and only a slow hash may be stored. */
export const newMailedCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

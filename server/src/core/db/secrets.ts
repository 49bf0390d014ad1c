import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { onceFor } from '../once';
import { sql, type Sql } from './sql';

const ALGORITHM = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** Initial value, tag and content. */
export const encrypt = (key: Buffer, text: string): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const content = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...content]);
};

/** Reverses `encrypt`; fails for any other key. */
export const decrypt = (key: Buffer, sealed: Buffer): string => {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const content = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(content).toString('utf8');
};

export const KEY_MISSING = 'This was sealed with a key that SECRETS_KEY does not name.';
/** How a sealed text begins: with its key, by the beginning of a hash of it. */
const MARK = /^sealed:[\da-f]{8}:/;
const markOf = (key: Buffer): string =>
  `sealed:${createHash('sha256').update(key).digest('hex').slice(0, 8)}:`;

/** Seals texts before they are stored: with the first key, while all of them open. Without a key they stay as they are. */
export const secretsOf = onceFor(({ config }: { config: Config }) => {
  const keys = new Map(config.secretsKeys.map((key) => [markOf(key), key]));
  const [first] = keys;
  const seal = (text: string): string =>
    first ? first[0] + encrypt(first[1], text).toString('base64url') : text;
  /** A text as it was, also one that never was sealed; null where its key is missing. */
  const open = (stored: string): string | null => {
    const [mark] = MARK.exec(stored) ?? [];
    if (!mark) return stored;
    const key = keys.get(mark);
    return key ? decrypt(key, Buffer.from(stored.slice(mark.length), 'base64url')) : null;
  };
  const reseal = (stored: string): string => {
    const text = open(stored);
    return text === null ? stored : seal(text);
  };
  return { marks: [...keys.keys()], seal, open, reseal };
});

/** Whether a text was stored plain or with a former key of these marks: `reseal` seals it with the first. */
export const canBeSealed = (text: Sql, marks: Sql): Sql =>
  sql`left(${text}, 16) <> (${marks})[1] AND (left(${text}, 7) <> 'sealed:' OR left(${text}, 16) = ANY(${marks}))`;

/** Whether the key of a text is none of these marks. */
export const isLocked = (text: Sql, marks: Sql): Sql =>
  sql`left(${text}, 7) = 'sealed:' AND left(${text}, 16) <> ALL(${marks})`;

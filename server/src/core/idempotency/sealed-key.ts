import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { UploadedFile } from '../graphql/upload-scalars';

const ALGORITHM = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/**
 * Values derived from a client's key. The key itself is not stored, so that the answer cannot be read without it, and the
 * content of the request stays unknown.
 */
export class SealedKey {
  readonly hash: Buffer;
  private readonly signing: Buffer;
  private readonly encryption: Buffer;

  constructor(callerId: string, key: string) {
    const derived = Buffer.from(hkdfSync('sha256', key, callerId, 'podium idempotency key', 96));
    this.hash = derived.subarray(0, 32);
    this.signing = derived.subarray(32, 64);
    this.encryption = derived.subarray(64);
  }

  /** The fingerprint of a request: files by their content, objects whatever the order of their fields. */
  async fingerprint(request: unknown): Promise<Buffer> {
    const text = JSON.stringify(await comparable(request));
    return createHmac('sha256', this.signing).update(text).digest();
  }

  encrypt(text: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.encryption, iv);
    const content = [cipher.update(text, 'utf8'), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...content]);
  }

  decrypt(sealed: Buffer): string {
    const decipher = createDecipheriv(ALGORITHM, this.encryption, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const content = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(content).toString('utf8');
  }
}

const hashOfFile = async ({ path, name }: UploadedFile): Promise<unknown> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, content: hash.digest('hex') };
};

const comparable = async (value: unknown): Promise<unknown> => {
  if (value instanceof UploadedFile) return hashOfFile(value);
  if (Array.isArray(value)) return Promise.all(value.map(comparable));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(entries.map(async ([name, inner]) => [name, await comparable(inner)]));
};

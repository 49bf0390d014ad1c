import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { UploadedFile } from '../graphql/upload-scalars';
import { decrypt, encrypt } from '../db/secrets';

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
    return encrypt(this.encryption, text);
  }

  decrypt(sealed: Buffer): string {
    return decrypt(this.encryption, sealed);
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

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newClientId } from '../../../lib/client-id';
import { hashOf } from './code-hash';
import { EntryCodes } from './entry-codes';

const serverHash = (salt: string, code: string) =>
  createHash('sha256').update(`${salt}:${code}`).digest().subarray(0, 16).toString('base64');

describe('the hash of a code', () => {
  it('is the one that the server lists', async () => {
    expect(await hashOf('forum', '7KQ2MNAB')).toBe(serverHash('forum', '7KQ2MNAB'));
  });

  it('leaves names of entries unique', () => {
    expect(new Set(Array.from({ length: 1000 }, newClientId)).size).toBe(1000);
  });
});

describe('the codes of an event', () => {
  const codes = Array.from({ length: 50_000 }, (_none, index) => `CODE${index}`);

  it('answer what is known of a code, 50,000 as well', async () => {
    const list = new EntryCodes('forum');
    expect(await list.look('CODE7')).toEqual({ hash: null, standing: 'unchecked' });
    const hashes = codes.map((code) => serverHash('forum', code));
    await list.replace({
      salt: 'forum',
      version: '1',
      expected: hashes.slice(1),
      entered: hashes.slice(0, 1),
      savedAt: 0,
    });
    expect(await list.look('CODE0')).toEqual({ hash: hashes[0], standing: 'entered' });
    expect(await list.look('CODE7')).toEqual({ hash: hashes[7], standing: 'expected' });
    expect(await list.look('NOBODY')).toEqual({ hash: null, standing: 'unlisted' });
    list.markEntered(hashes[7] ?? '');
    expect((await list.look('CODE7')).standing).toBe('entered');
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucketStore, createFolderStore, type FileStore } from '../../server/src/core/files/storage';
import { expectOk, graphql } from '../support/client';
import { startBucket, type TestBucket } from '../support/bucket';
import { buildUser, signIn } from '../support/factories';
import { dataUrl, plain } from '../support/pictures';
import { startServer } from '../support/server';

let folder: string;
let bucket: TestBucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-store-'));
  bucket = await startBucket();
});

afterAll(async () => {
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => createFolderStore(join(folder, 'uploads'))],
  ['a bucket', () => createBucketStore(bucket.url)],
];

describe.each(stores)('files in %s', (_name, open) => {
  it('are read as they were written, by any instance', async () => {
    const content = Buffer.from([0, 255, 10, 13, 0]);
    await open().put('abc.webp', content, 'image/webp');
    expect(await open().get('abc.webp')).toEqual(content);
  });

  it('are null where there are none', async () => {
    expect(await open().get('nothing.webp')).toBeNull();
  });

  it('are gone once they are removed, also where there were none', async () => {
    await open().put('gone.webp', Buffer.from('x'), 'image/webp');
    await open().remove('gone.webp');
    await open().remove('gone.webp');
    expect(await open().get('gone.webp')).toBeNull();
  });

  it('may be written again, and at the same time', async () => {
    const content = Buffer.alloc(200_000, 'a');
    await Promise.all(Array.from({ length: 5 }, () => open().put('same.webp', content, 'image/webp')));
    expect((await open().get('same.webp'))?.equals(content)).toBe(true);
  });

  it.each(['../up.webp', 'a/b.webp', '.hidden', 'A.webp', 'a b.webp', '', 'a\0.webp'])(
    'are never called %j',
    async (name) => {
      expect(await open().get(name)).toBeNull();
      await expect(open().put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('not the name');
      await expect(open().remove(name)).rejects.toThrow('not the name');
    },
  );
});

describe('a folder of files', () => {
  it('has whole files only', async () => {
    expect((await readdir(join(folder, 'uploads'))).sort()).toEqual(['abc.webp', 'same.webp']);
  });
});

describe('a bucket', () => {
  it('that fails for a moment is asked again', async () => {
    bucket.failNext(1);
    await createBucketStore(bucket.url).put('later.webp', Buffer.from('x'), 'image/webp');
    expect(await createBucketStore(bucket.url).get('later.webp')).toEqual(Buffer.from('x'));
  });

  it('that refuses is no missing file', async () => {
    const forged = createBucketStore(bucket.forgedUrl);
    await expect(forged.get('abc.webp')).rejects.toThrow('The bucket answered 403');
    await expect(forged.put('abc.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('403');
    await expect(forged.remove('abc.webp')).rejects.toThrow('403');
  });

  it('holds the pictures of a server that is told so', async () => {
    const server = await startServer({ uploadsUrl: bucket.url });
    try {
      const token = await signIn(server, await buildUser(server));
      const file = dataUrl(await plain(3, 3).png().toBuffer());
      const document = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) { image { name url } } }`;
      const {
        uploadImage: { image },
      } = await expectOk(
        graphql<{ uploadImage: { image: { name: string; url: string } } }>(
          server.url,
          document,
          { input: { file } },
          token,
        ),
      );
      const served = Buffer.from(await (await fetch(image.url)).arrayBuffer());
      expect(await createBucketStore(bucket.url).get(image.name)).toEqual(served);
    } finally {
      await server.close();
    }
  });
});

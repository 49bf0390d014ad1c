import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** Where uploaded files are kept. Names are of our own making: letters, digits and one dot. */
export interface FileStore {
  /** Keeps a file; the same name again is the same content. */
  put(name: string, content: Buffer, contentType: string): Promise<void>;
  /** The content, or null where there is no such file. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

const NAME = /^[0-9a-z]{1,128}\.[0-9a-z]{1,8}$/;

/** Whether a name could be one of a file here: no path ever is. */
export const isFileName = (name: string): boolean => NAME.test(name);

const checkName = (name: string): void => {
  if (!isFileName(name)) throw new Error('This is not the name of a stored file');
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder. A reader sees a whole file or none. */
export const createFolderStore = (folder: string): FileStore => ({
  async put(name, content) {
    checkName(name);
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, content, { flush: true });
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  },
  async get(name) {
    if (!isFileName(name)) return null;
    return readFile(join(folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  },
  async remove(name) {
    checkName(name);
    await rm(join(folder, name), { force: true });
  },
});

/** A bucket that does not answer within this time is taken for broken. */
const PATIENCE_MS = 15_000;

/** Files in an S3-compatible bucket: `s3://KEY:SECRET@host/bucket?region=…`, `s3+http` without TLS. */
export const createBucketStore = (address: string): FileStore => {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  const base = `${protocol === 's3+http:' ? 'http' : 'https'}://${host}${pathname.replace(/\/$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(`${base}/${name}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status}`);
  };
  return {
    async put(name, content, contentType) {
      checkName(name);
      const headers = { 'content-type': contentType, 'content-length': String(content.length) };
      const response = await ask(name, { method: 'PUT', headers, body: new Uint8Array(content) });
      await response.body?.cancel();
      if (!response.ok) throw new Error('There is no such bucket');
    },
    async get(name) {
      if (!isFileName(name)) return null;
      const response = await ask(name, { method: 'GET' });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(name) {
      checkName(name);
      const response = await ask(name, { method: 'DELETE' });
      await response.body?.cancel();
    },
  };
};

export const createFileStore = (config: { uploadsUrl: string | undefined; dataDir: string }): FileStore =>
  config.uploadsUrl
    ? createBucketStore(config.uploadsUrl)
    : createFolderStore(join(config.dataDir, 'uploads'));

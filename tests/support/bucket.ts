import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

/** A server that answers as S3 does for one bucket, and looks at signatures. */
export interface TestBucket {
  /** As UPLOADS_URL takes it. */
  url: string;
  /** With a secret that is not the bucket's. */
  forgedUrl: string;
  /** Answers the next requests with 500. */
  failNext(times: number): void;
  /** Lets what is to be deleted wait: until when, and how many are waiting. */
  holdDeletes(): { waiting(): number; letGo(): void };
  close(): Promise<void>;
}

const KEY = 'KEY';
const SECRET = 'a/secret+with=signs';

const isSigned = async (request: IncomingMessage, base: string): Promise<boolean> => {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const signer = new AwsV4Signer({
    url: `${base}${request.url}`,
    method: request.method ?? 'GET',
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    service: 's3',
    region: 'eu-test-1',
    datetime: header('x-amz-date'),
    headers: { 'x-amz-content-sha256': header('x-amz-content-sha256') },
  });
  const { headers } = await signer.sign();
  return headers.get('authorization') === header('authorization');
};

/** Starts an empty bucket on a free port. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, { content: Buffer; type: string }>();
  let failures = 0;
  let held: Promise<void> | undefined;
  let waiting = 0;
  const remove = async (pathname: string): Promise<void> => {
    waiting += 1;
    await held;
    waiting -= 1;
    objects.delete(pathname);
  };
  const server = createServer((request, response) => {
    void (async () => {
      const content = await buffer(request);
      const { host } = request.headers;
      if (failures > 0) {
        failures -= 1;
        return response.writeHead(500).end();
      }
      if (!(await isSigned(request, `http://${host}`))) return response.writeHead(403).end('<Error/>');
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (!pathname.startsWith('/pictures/')) return response.writeHead(404).end('<Error/>');
      if (request.method === 'PUT') {
        objects.set(pathname, { content, type: String(request.headers['content-type']) });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        await remove(pathname);
        return response.writeHead(204).end();
      }
      const object = objects.get(pathname);
      if (!object) return response.writeHead(404).end('<Error/>');
      return response.writeHead(200, { 'content-type': object.type }).end(object.content);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const at = (secret: string) =>
    `s3+http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/pictures?region=eu-test-1`;
  return {
    url: at(SECRET),
    forgedUrl: at('another'),
    failNext(times) {
      failures = times;
    },
    holdDeletes() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return { waiting: () => waiting, letGo };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

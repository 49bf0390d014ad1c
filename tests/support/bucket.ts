import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { serve } from './http-service';

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

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;

/** Starts a server that answers as S3 does for one bucket, which is empty, and looks at signatures. */
export async function startBucket() {
  const objects = new Map<string, { content: Buffer; type: string }>();
  let failures = 0;
  let held: Promise<void> | undefined;
  let waiting = 0;
  const { port, close } = await serve(async (request, response, content) => {
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
      waiting += 1;
      await held;
      waiting -= 1;
      objects.delete(pathname);
      return response.writeHead(204).end();
    }
    const object = objects.get(pathname);
    if (!object) return response.writeHead(404).end('<Error/>');
    return response.writeHead(200, { 'content-type': object.type }).end(object.content);
  });
  const at = (secret: string) =>
    `s3+http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/pictures?region=eu-test-1`;
  return {
    /** As UPLOADS_URL takes it. */
    url: at(SECRET),
    /** With a secret that is not the bucket's. */
    forgedUrl: at('another'),
    /** Answers the next requests with 500. */
    failNext(times: number) {
      failures = times;
    },
    /** Lets what is to be deleted wait: until when, and how many are waiting. */
    holdDeletes() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return { waiting: () => waiting, letGo };
    },
    close,
  };
}

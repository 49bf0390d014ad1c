import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApiText } from '../../server/src/rest';
import { codeOf, expectOk, graphql, type Answer } from '../support/client';
import { buildUser, signIn } from '../support/factories';
import { dataUrl, plain, sendFiles, type SentFile } from '../support/pictures';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';

interface Uploaded {
  uploadImage: { image: { name: string; url: string; width: number; height: number; bytes: number } };
}

interface Published {
  $ref?: string;
  content?: Record<string, unknown>;
  headers?: Record<string, unknown>;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        security: unknown[];
        parameters: { name: string; schema: { pattern?: string } }[];
        responses: Record<string, Published>;
      }
    >
  >;
  components: { responses: Record<string, Published> };
}

const UPLOAD = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) { image { name url width height bytes } } }`;

let server: TestServer;
let token: string;
let temporary: string;

beforeAll(async () => {
  // Other test files send forms at the same time.
  temporary = await mkdtemp(join(tmpdir(), 'podium-uploads-'));
  vi.stubEnv('TMPDIR', temporary);
  server = await startServer();
  token = await signIn(server, await buildUser(server));
});

afterAll(async () => {
  await server?.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true, force: true });
});

const answerOf = async (
  file: SentFile,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
) => {
  const response = await sendFiles(
    server.url,
    UPLOAD,
    { input: { file: null } },
    { 'variables.input.file': file },
    headers,
  );
  return { status: response.status, answer: (await response.json()) as Answer<Uploaded> };
};

const upload = async (content: Buffer, name = 'me.png', type = 'image/png') =>
  (await answerOf({ name, type, content })).answer;

const stored = async (content: Buffer, name?: string): Promise<Uploaded['uploadImage']['image']> =>
  (await expectOk(upload(content, name))).uploadImage.image;

const read = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Folders of requests that are still there. */
const leftovers = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('podium-form-'));

/** Asks for a path as it is written: fetch would tidy it up. */
const rawGet = (path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

describe('a picture that is uploaded', () => {
  it('becomes WebP under the hash of its content', async () => {
    const picture = await stored(await plain(40, 30).png().toBuffer());
    const content = await read(picture.url);
    const name = `${createHash('sha256').update(content).digest('hex')}.webp`;
    expect(picture).toEqual({
      name,
      url: `${server.url}/v1/uploads/${name}`,
      width: 40,
      height: 30,
      bytes: content.length,
    });
    expect((await sharp(content).metadata()).format).toBe('webp');
  });

  it('is kept once, whatever it is called and however it comes', async () => {
    const content = await plain(41, 30).png().toBuffer();
    const first = await stored(content);
    expect(await stored(content, '../../etc/passwd')).toEqual(first);
    const byUrl = graphql<Uploaded>(server.url, UPLOAD, { input: { file: dataUrl(content) } }, token);
    expect((await expectOk(byUrl)).uploadImage.image).toEqual(first);
    const [row] = await server.sql<{ count: string }>('SELECT count(*) FROM uploads WHERE name = $1', [
      first.name,
    ]);
    expect(row?.count).toBe('1');
  });

  it('is turned upright, scaled down, and says nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Nobody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } };
    const photo = await plain(3000, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await stored(photo, 'photo.jpg');
    expect([picture.width, picture.height]).toEqual([683, 2048]);
    const { exif: kept, icc, xmp, orientation } = await sharp(await read(picture.url)).metadata();
    expect([kept, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is known by its content, not by its name or type', async () => {
    const picture = await expectOk(upload(await plain(10, 10).webp().toBuffer(), 'page.html', 'text/html'));
    expect(picture.uploadImage.image.name).toMatch(/^[0-9a-f]{64}\.webp$/);
  });

  it('is one of 120 in an hour', async () => {
    const busy = await signIn(server, await buildUser(server));
    const input = { file: dataUrl(await plain(1, 1).png().toBuffer()) };
    const again = async () => codeOf(await graphql(server.url, UPLOAD, { input }, busy));
    const codes = await Promise.all(Array.from({ length: 121 }, again));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(120);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('a file that is no picture, or a hostile one', () => {
  const huge = async () => {
    // A header that promises 20,000 × 20,000 pixels, in a few bytes.
    const flood = await plain(1, 1).png().toBuffer();
    flood.writeUInt32BE(20_000, 16);
    flood.writeUInt32BE(20_000, 20);
    return flood;
  };
  const page = '<html><script>alert(1)</script></html>';
  const files: [string, () => Promise<Buffer> | Buffer, string][] = [
    [
      'an SVG with a script',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a page', () => Buffer.from(page), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF', () => plain(4, 4).gif().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF that calls itself PNG', () => plain(5, 4).gif().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a TIFF', () => plain(4, 4).tiff().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
    ['an archive', () => Buffer.from('PK\x03\x04 and so on', 'latin1'), 'UNSUPPORTED_MEDIA_TYPE'],
    ['nothing', () => Buffer.alloc(0), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a flood of pixels', huge, 'BAD_USER_INPUT'],
    ['the start of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'BAD_USER_INPUT'],
    ['half a PNG', async () => (await noise()).subarray(0, 2000), 'BAD_USER_INPUT'],
    [
      'half a JPEG',
      async () =>
        (
          await sharp(await noise())
            .jpeg()
            .toBuffer()
        ).subarray(0, 1500),
      'BAD_USER_INPUT',
    ],
    ['more than 8 MB', () => Buffer.alloc(8 * 1024 * 1024 + 1, 'x'), 'PAYLOAD_TOO_LARGE'],
    ['more than 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1, 'x'), 'PAYLOAD_TOO_LARGE'],
  ];

  const noise = (): Promise<Buffer> =>
    sharp({
      create: {
        width: 80,
        height: 80,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();

  it.each(sampled(files))('%s is refused', async (_name, content, code) => {
    expect(codeOf(await upload(await content()))).toBe(code);
    expect(await leftovers()).toEqual([]);
  });

  it('that is a picture and a page at once is only a picture afterwards', async () => {
    const picture = await stored(Buffer.concat([await plain(12, 12).png().toBuffer(), Buffer.from(page)]));
    expect((await read(picture.url)).toString('latin1')).not.toContain('script');
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html,<script>',
    'data:image/png;base64,%%%',
    'nothing-like-it.webp',
    '../../../etc/passwd',
    '/etc/passwd',
    '/images/demo/../../secret.svg',
  ])('%s is no picture', async (file) => {
    const answer = await graphql(server.url, UPLOAD, { input: { file } }, token);
    expect(['UNSUPPORTED_MEDIA_TYPE', 'BAD_USER_INPUT']).toContain(codeOf(answer));
  });

  it.each([undefined, null, 5, ['x'], { path: '/etc/passwd', name: 'x', bytes: 3 }, 'x'.repeat(201)])(
    'is refused by its type: %j',
    async (file) => {
      expect(codeOf(await graphql(server.url, UPLOAD, { input: { file } }, token))).toBe('BAD_USER_INPUT');
    },
  );
});

describe('a form sent to /graphql', () => {
  const file = async (): Promise<SentFile> => ({
    name: 'ä.png',
    type: 'image/png',
    content: await plain(9, 9).png().toBuffer(),
  });

  it('comes with a token, or with a header that other sites cannot send', async () => {
    const bare = await answerOf(await file(), {});
    expect([bare.status, codeOf(bare.answer)]).toEqual([400, 'BAD_USER_INPUT']);
    const asked = await answerOf(await file(), { 'apollo-require-preflight': 'true' });
    expect(codeOf(asked.answer)).toBe('UNAUTHENTICATED');
    expect(await leftovers()).toEqual([]);
  });

  const sendRaw = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('0', new Blob([new Uint8Array((await file()).content as Buffer)]), 'me.png');
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form });
    return codeOf((await response.json()) as Answer);
  };
  const operations = JSON.stringify({ query: UPLOAD, variables: { input: { file: null } } });
  const map = (path: unknown, name = '0') => JSON.stringify({ [name]: path });

  it('puts each file where the request has null for it, and nowhere else', async () => {
    expect(await sendRaw({ operations, map: map(['variables.input.file']) })).toBe('OK');
    for (const path of [
      ['query'],
      ['variables'],
      ['variables.input'],
      ['variables.input.other'],
      ['variables.input.file.path'],
      ['variables.__proto__.polluted'],
      ['__proto__.polluted'],
      ['constructor.prototype.polluted'],
      'variables.input.file',
      [5],
    ])
      expect([path, await sendRaw({ operations, map: map(path) })]).toEqual([path, 'BAD_USER_INPUT']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('has to have operations, a map and the files of the map', async () => {
    for (const fields of [
      {},
      { operations },
      { map: map(['variables.input.file']) },
      { operations: '{', map: '{}' },
      { operations: '[]', map: '{}' },
      { operations, map: '[]' },
      { operations, map: map(['variables.input.file'], 'missing') },
      { operations, map: '{}' },
    ])
      expect([fields, await sendRaw(fields as Record<string, string>)]).toEqual([fields, 'BAD_USER_INPUT']);
    expect(await sendRaw({ operations, map: '{}', more: 'x' })).toBe('PAYLOAD_TOO_LARGE');
    expect(await sendRaw({ operations: 'x'.repeat(1024 * 1024 + 1), map: '{}' })).toBe('PAYLOAD_TOO_LARGE');
  });

  it('that cannot be read is refused and leaves nothing behind', async () => {
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'x'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="0"; filename="a"\r\n\r\nabc',
      ],
    ] as const) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
      expect(codeOf((await response.json()) as Answer)).toBe('BAD_USER_INPUT');
    }
    expect(await leftovers()).toEqual([]);
  });
});

describe('GET /v1/uploads', () => {
  it('serves pictures for ever, and as nothing but pictures', async () => {
    const { url, name } = await stored(await plain(20, 20).png().toBuffer());
    const response = await fetch(url);
    const header = (key: string) => response.headers.get(key);
    expect(response.status).toBe(200);
    expect(header('content-type')).toBe('image/webp');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetch(url, { headers: { 'if-none-match': `"${name}"` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, header('content-length')]);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('is published with its statuses and types', async () => {
    const { url, name } = await stored(await plain(21, 20).png().toBuffer());
    const { paths, components } = JSON.parse(openApiText()) as OpenApi;
    const published = paths['/uploads/{file}'] ?? {};
    const typesOf = (response: Published | undefined) =>
      Object.keys(
        (response?.$ref ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response)?.content ??
          {},
      );
    const statuses: Record<string, Set<string>> = { get: new Set(), head: new Set() };
    const types: Record<string, Set<string>> = {};
    const asked = [
      [url, {}],
      [`${url}?size=64`, { accept: 'image/avif' }],
      [url, { 'if-none-match': `"${name}"` }],
      [`${url}?size=65`, {}],
      [`${server.url}/v1/uploads/nothing.webp`, {}],
    ] as const;
    for (const method of ['get', 'head'])
      for (const [path, headers] of asked) {
        const response = await fetch(path, { method, headers });
        const promised = published[method]?.responses[response.status];
        const body = Buffer.from(await response.arrayBuffer());
        const type = response.headers.get('content-type')?.split(';')[0] ?? '';
        const key = `${method} ${response.status}`;
        types[key] = new Set([...(types[key] ?? []), ...(body.length > 0 ? [type] : [])]);
        for (const header of Object.keys(promised?.headers ?? {}))
          expect(response.headers.get(header)).toBeTruthy();
        statuses[method]?.add(String(response.status));
      }
    for (const [method, met] of Object.entries(statuses)) {
      const { responses, security } = published[method] ?? {};
      expect(new Set(Object.keys(responses ?? {}))).toEqual(met);
      // What has a body has a published type; what is published without a type has no body.
      for (const status of met)
        expect([status, new Set(typesOf(responses?.[status]))]).toEqual([
          status,
          types[`${method} ${status}`],
        ]);
      expect(security).toEqual([]);
    }
    const [file] = published['get']?.parameters ?? [];
    expect(file?.name).toBe('file');
    expect(name).toMatch(new RegExp(file?.schema.pattern ?? ''));
  });

  it('knows no other names, and no way out of its folder', async () => {
    for (const name of [
      '',
      'nothing.webp',
      `${'0'.repeat(64)}.webp`,
      '..',
      '%2e%2e%2fpostgres',
      '..%5c..%5cx',
      'a/b.webp',
      '%00.webp',
      '%zz',
    ]) {
      const response = await fetch(`${server.url}/v1/uploads/${name}`);
      const body = (await response.json()) as { code: string; requestId: string };
      expect([name, response.status, body.code]).toEqual([name, 404, 'NOT_FOUND']);
    }
    for (const path of [
      '/v1/uploads/../../../../etc/passwd',
      '/v1/uploads/..',
      '/v1/uploads/.',
      join('/v1/uploads', '.hidden.webp'),
    ])
      expect((await rawGet(path)).status).toBe(404);
  });
});

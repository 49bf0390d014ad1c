import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let member: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  member = await buildMember(server, { eventId: (await buildEvent(server)).id });
});

afterAll(() => server?.close());

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Sends bytes as they are, which no client library would, and reads until the server closes. */
const raw = (head: string[], body: string | Buffer = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      const [start = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      const [first = '', ...lines] = start.split('\r\n');
      const headers = lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')] as const;
      });
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers),
        text: rest.join('\r\n\r\n'),
      });
    });
  });

const json = (text: string): Record<string, unknown> =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Record<string, unknown>;

/** Status and code, once the body is that of the catalogue and nothing else. */
const refusal = ({ status, headers, text }: RawAnswer): unknown[] => {
  const body = json(text);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Object.keys(body).filter((key) => key !== 'errors')).toEqual(['message', 'code', 'requestId']);
  expect([body['message'], body['requestId']]).toEqual([expect.stringMatching(/\.$/), expect.any(String)]);
  return [status, body['code']];
};

const HOST = ['host: podium.test', 'connection: close'];
const JSON_TYPE = 'content-type: application/json';

const signedIn = () => [...HOST, `authorization: Bearer ${member.token}`];

describe('what is not HTTP is refused in the one error body:', () => {
  it.each<[string, string[], number, string]>([
    ['a word', ['HELLO'], 400, 'BAD_USER_INPUT'],
    ['a method in small letters', ['get /v1/auth/me HTTP/1.1', ...HOST], 400, 'BAD_USER_INPUT'],
    ['a header without value', ['GET /v1/auth/me HTTP/1.1', ...HOST, 'bad header'], 400, 'BAD_USER_INPUT'],
    ['no host', ['GET /v1/auth/me HTTP/1.1', 'connection: close'], 400, 'BAD_USER_INPUT'],
    [
      'two lengths',
      ['POST /v1/auth/login HTTP/1.1', ...HOST, 'content-length: 3', 'transfer-encoding: chunked'],
      400,
      'BAD_USER_INPUT',
    ],
    [
      'headers without end',
      ['GET /v1/auth/me HTTP/1.1', ...HOST, `x-long: ${'a'.repeat(20_000)}`],
      431,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'an endless address',
      [`GET /v1/events?search=${'a'.repeat(20_000)} HTTP/1.1`, ...HOST],
      431,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a strange expectation',
      ['POST /v1/auth/login HTTP/1.1', ...HOST, 'expect: miracles', 'content-length: 0'],
      417,
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, head, status, code) => {
    expect(refusal(await raw(head))).toEqual([status, code]);
  });

  it('a chunk that is none', async () => {
    const head = ['POST /v1/auth/login HTTP/1.1', ...HOST, JSON_TYPE, 'transfer-encoding: chunked'];
    expect(refusal(await raw(head, 'zz\r\n'))).toEqual([400, 'BAD_USER_INPUT']);
  });
});

it('another protocol is refused in the one error body', async () => {
  const upgrade = ['host: podium.test', 'connection: upgrade', 'upgrade: h2c'];
  expect(refusal(await raw(['GET /v1/auth/me HTTP/1.1', ...upgrade]))).toEqual([403, 'FORBIDDEN']);
});

describe('a body of /v1', () => {
  const put = (body: string | Buffer, type: string, ...others: string[]) => {
    const bytes = Buffer.from(body);
    const head = ['PUT /v1/events/join/profile HTTP/1.1', ...signedIn(), `content-type: ${type}`, ...others];
    return raw([...head, `content-length: ${bytes.length}`], bytes);
  };
  const profile = () => JSON.stringify({ event_id: member.eventId, job_title: 'Café' });

  it.each<[string, BufferEncoding]>([
    ['iso-8859-1', 'latin1'],
    ['utf-16', 'utf16le'],
  ])('in %s is refused, not misread', async (charset, encoding) => {
    const answer = await put(Buffer.from(profile(), encoding), `application/json; charset=${charset}`);
    expect(refusal(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('that is not the UTF-8 that it is said to be is refused', async () => {
    expect(refusal(await put(Buffer.from(profile(), 'latin1'), 'application/json'))).toEqual([
      400,
      'BAD_USER_INPUT',
    ]);
  });

  it.each(['application/json; charset="UTF-8"', 'application/json;charset=utf8', 'application/problem+json'])(
    'as %s is read, with or without a byte order mark',
    async (type) => {
      for (const body of [profile(), `\uFEFF${profile()}`]) {
        const { status, text } = await put(body, type, 'content-encoding: Identity');
        expect([status, json(text)]).toMatchObject([200, { profile: { job_title: 'Café' } }]);
      }
    },
  );

  it('that is packed or without a type is refused', async () => {
    const packed = await put(gzipSync(profile()), 'application/json', 'content-encoding: gzip');
    expect(refusal(packed)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const login = ['POST /v1/auth/login HTTP/1.1', ...HOST, 'content-length: 2'];
    expect(refusal(await raw(login, '{}'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('that is empty lacks what is required', async () => {
    const answer = await raw(['POST /v1/auth/login HTTP/1.1', ...HOST, 'content-length: 0']);
    expect(refusal(answer)).toEqual([400, 'BAD_USER_INPUT']);
    expect(json(answer.text)['errors']).toMatchObject([{ field: 'email' }, { field: 'password' }]);
  });
});

describe('an address of /v1', () => {
  const get = (path: string) => raw([`GET ${path} HTTP/1.1`, ...signedIn()]);

  it.each([
    '/v1/attendees/verify-code/%zz',
    '/v1/attendees/verify-code/%ff',
    '/v1/events/%c3%28',
    '/v1/uploads/%zz',
    '/v1/uploads/..%2f..%2fetc%2fpasswd',
    '/v1/auth//me',
    '/v1%2Fauth/me',
  ])('such as %s leads nowhere', async (path) => {
    expect(refusal(await get(path))).toEqual([404, 'NOT_FOUND']);
  });

  it('may end with a slash', async () => {
    expect((await get('/v1/auth/me/')).status).toBe(200);
  });

  it.each(['offset=0&offset=1', 'search=a&search=b', 'pageSize=20&pageSize=20'])(
    'has ambiguous values in ?%s',
    async (query) => {
      const answer = await get(`/v1/events?${query}`);
      expect(refusal(answer)).toEqual([400, 'BAD_USER_INPUT']);
      expect(json(answer.text)['errors']).toEqual([
        { field: query.split('=')[0], message: 'This can be given once only.' },
      ]);
    },
  );

  it.each(['', '0x1', '1e1', '1.0', '+1', ' 1', '-1', '99999999999999999999'])(
    'has no offset in "%s"',
    async (value) => {
      const answer = await get(`/v1/events?offset=${encodeURIComponent(value)}`);
      expect(refusal(answer)).toEqual([400, 'BAD_USER_INPUT']);
      expect(json(answer.text)['errors']).toMatchObject([{ field: 'offset' }]);
    },
  );

  it('tells the methods that it takes', async () => {
    for (const method of ['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await raw([`${method} /v1/meetings/x HTTP/1.1`, ...signedIn()]);
      expect([...refusal(answer), answer.headers['allow']]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET, POST']);
    }
    const upload = await raw(['DELETE /v1/uploads/x HTTP/1.1', ...signedIn()]);
    expect([...refusal(upload), upload.headers['allow']]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET']);
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const [path, status] of [
      ['/v1/auth/me', 200],
      ['/v1/nothing', 404],
      ['/v1/auth/login', 405],
    ] as const) {
      const answer = await raw([`HEAD ${path} HTTP/1.1`, ...signedIn()]);
      expect([path, answer.status, answer.text]).toEqual([path, status, '']);
    }
  });

  it('gives other sites no leave', async () => {
    const answer = await raw([
      'GET /v1/auth/me HTTP/1.1',
      ...signedIn(),
      'origin: https://elsewhere.example',
    ]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RequestContext } from '../../server/src/core/request/context';
import { Role } from '../../server/src/core/auth/roles';
import { UploadedFile } from '../../server/src/core/graphql/upload-scalars';
import { sendError } from '../../server/src/core/http/http';
import { createHttpServer } from '../../server/src/core/http/http-server';
import { createEndpoint } from '../../server/src/core/rest/endpoint';
import { describeRows } from '../../server/src/core/rest/openapi';
import { defineRow, type RestRow } from '../../server/src/core/rest/row';
import { importFile, picture, termsByGroup } from '../../server/src/core/rest/shapes';
import { buildUser } from '../support/factories';
import { dataUrl, plain, sendForm, type SentFile } from '../support/pictures';
import { rest } from '../support/rest';
import { startServer, type TestServer } from '../support/server';

type Json = Record<string, unknown>;

const received: UploadedFile[] = [];

/** Says what the body was read as; files by name and size. */
const echo = (body: Json): Json =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (!(value instanceof UploadedFile)) return [key, value];
      received.push(value);
      return [key, { name: value.name, bytes: value.bytes }];
    }),
  );

const fields = z.object({
  title: z.string().optional(),
  website: z.string().nullish(),
  slot_minutes: z.number().int().nullish(),
  send_invite: z.boolean().optional(),
  interests: termsByGroup().optional(),
  sectors: z.array(z.string()).optional(),
  avatar: picture(),
});

const base = {
  paths: ['/echo'] as const,
  access: 'signed in' as const,
  summary: 'Says what it was sent.',
  tag: 'tests',
  response: z.looseObject({}),
};

const rows: RestRow[] = [
  defineRow({
    ...base,
    method: 'post',
    form: true,
    body: fields,
    operations: [
      { document: '{ __typename }', variables: () => ({}), shape: (_data: Json, { body }) => echo(body) },
    ],
  }),
  defineRow({
    ...base,
    method: 'post',
    paths: ['/picture'],
    form: true,
    body: z.object({ avatar: picture() }),
    operations: [
      {
        document: `mutation ($file: Image!) { uploadImage(input: { file: $file }) { image { width height } } }`,
        variables: ({ body }) => ({ file: body.avatar }),
        shape: ({ uploadImage: { image } }: { uploadImage: { image: Json } }) => image,
      },
    ],
  }),
  defineRow({
    ...base,
    method: 'post',
    paths: ['/import'],
    form: true,
    body: z.object({ file: importFile(), dry_run: z.boolean().optional() }),
    operations: [
      { document: '{ __typename }', variables: () => ({}), shape: (_data: Json, { body }) => echo(body) },
    ],
  }),
];

let server: TestServer;
let facade: Server;
let url: string;

beforeAll(async () => {
  server = await startServer();
  const { id: userId } = await buildUser(server);
  const { runtime, executor } = server.app;
  const { db, entities } = runtime.database;
  const viewer = { userId, role: Role.ATTENDEE, sessionId: userId };
  const endpoint = createEndpoint(
    rows,
    executor,
    async (_request, id) => new RequestContext(runtime, viewer, { id, ip: 'test' }, db, entities),
  );
  // Node's own server closes a connection after five idle seconds, perhaps under the next request.
  facade = createHttpServer(
    (request, response, id) =>
      void endpoint(request, response, id).catch((error: unknown) => sendError(response, error, runtime.log)),
    {},
    () => 'test',
  );
  await new Promise<void>((resolve) => facade.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(facade.address() as AddressInfo).port}`;
});

afterAll(async () => {
  facade?.close();
  await server?.close();
});

const send = async (form: Record<string, string | SentFile>, path = '/echo') => {
  const response = await sendForm(url, 'post', path, form);
  return { status: response.status, body: (await response.json()) as Json };
};

const me = async (): Promise<SentFile> => ({
  name: 'Zoë.png',
  type: 'image/png',
  content: await plain(6, 5).png().toBuffer(),
});

describe('a form sent to /v1', () => {
  it('brings text, numbers, truths, lists and objects', async () => {
    expect(
      await send({
        title: '2027',
        website: '',
        slot_minutes: '25',
        send_invite: 'true',
        interests: '{"Industry":["Energy"]}',
        sectors: '["Solar","Wind"]',
        unheard_of: 'x',
      }),
    ).toEqual({
      status: 200,
      body: {
        title: '2027',
        website: '',
        slot_minutes: 25,
        send_invite: true,
        interests: { Industry: ['Energy'] },
        sectors: ['Solar', 'Wind'],
      },
    });
    expect((await send({ slot_minutes: '', send_invite: '' })).body).toEqual({ slot_minutes: null });
    expect((await send({ 'sectors[0]': 'Solar', 'interests[Industry][]': 'Energy' })).body).toEqual({
      sectors: ['Solar'],
      interests: { Industry: ['Energy'] },
    });
  });

  it('may be wrapped in form_data or formData', async () => {
    for (const wrapper of ['form_data', 'formData']) {
      expect((await send({ [wrapper]: '{"title":"A","slot_minutes":5}' })).body).toEqual({
        title: 'A',
        slot_minutes: 5,
      });
      expect((await send({ [`${wrapper}[title]`]: 'A', [`${wrapper}[slot_minutes]`]: '5' })).body).toEqual({
        title: 'A',
        slot_minutes: 5,
      });
      expect(
        (await send({ [wrapper]: '{"title":"A"}', [`${wrapper}[avatar]`]: await me() })).body,
      ).toMatchObject({ title: 'A', avatar: { name: 'Zoë.png' } });
      expect((await send({ [wrapper]: '[' })).status).toBe(400);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'form_data[constructor]', '__proto__[title]'])(
    'takes the name %s for one of those that it does not know',
    async (name) => {
      expect(await send({ title: 'Forum', [name]: 'x' })).toEqual({ status: 200, body: { title: 'Forum' } });
      const withFile = await send(
        Object.fromEntries([
          ['title', 'Forum'],
          [name, await me()],
        ]) as never,
      );
      expect(withFile).toEqual({ status: 200, body: { title: 'Forum' } });
    },
  );

  it('tells each faulty field', async () => {
    const { status, body } = await send({
      slot_minutes: 'soon',
      send_invite: 'perhaps',
      interests: '{"Industry":"Energy"}',
    });
    const errors = body['errors'] as { field: string }[];
    expect([status, errors.map(({ field }) => field)]).toEqual([
      400,
      ['slot_minutes', 'send_invite', 'interests.Industry'],
    ]);
  });

  it('brings pictures as files, which are gone afterwards', async () => {
    received.length = 0;
    const file = await me();
    expect((await send({ avatar: file, unheard_of: file })).body).toEqual({
      avatar: { name: 'Zoë.png', bytes: file.content.length },
    });
    expect(received).toHaveLength(1);
    for (const { path } of received) await expect(stat(path)).rejects.toThrow('ENOENT');
    expect((await send({ avatar: file }, '/picture')).body).toEqual({ width: 6, height: 5 });
  });

  it('has limits', async () => {
    const large = { ...(await me()), content: Buffer.alloc(8 * 1024 * 1024 + 1) };
    const refused = await send({ avatar: large });
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      'A picture can be at most 8 MB.',
    ]);
    expect((await send({ title: 'x'.repeat(512 * 1024 + 1) })).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`field${index}`, 'x']));
    expect((await send(many)).status).toBe(413);
    const files = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`file${index}`, large]));
    expect((await send(files)).status).toBe(413);
    expect((await send({ file: { ...large, name: 'people.csv' } }, '/import')).body).toEqual({
      file: { name: 'people.csv', bytes: 8 * 1024 * 1024 + 1 },
    });
    const huge = { ...large, content: Buffer.alloc(25 * 1024 * 1024 + 1) };
    expect((await send({ file: huge }, '/import')).body['message']).toBe('A file can be at most 25 MB.');
    expect((await send({ avatar: { ...large, content: 'PK\x03\x04' } }, '/picture')).status).toBe(415);
  });

  it('has to bring the file of an import', async () => {
    for (const form of [{}, { file: 'a,b' }] as Record<string, string>[]) {
      const { status, body } = await send(form, '/import');
      expect([status, body['errors']]).toEqual([400, [{ field: 'file', message: 'Please send a file.' }]]);
    }
  });
});

describe('JSON sent to a row that takes forms', () => {
  const json = (path: string, body: unknown, headers?: Record<string, string>) =>
    rest<Json>(url, 'post', path, { body, ...(headers ? { headers } : {}) });

  it('brings pictures as data URLs, up to 24 MB in all', async () => {
    const avatar = dataUrl(await plain(7, 7).png().toBuffer());
    expect((await json('/picture', { avatar })).body).toEqual({ width: 7, height: 7 });
    expect((await json('/picture', { form_data: { avatar } })).status).toBe(200);
    const wide = dataUrl(Buffer.alloc(2_000_000));
    expect((await json('/echo', { avatar: wide })).body).toEqual({ avatar: wide });
    expect((await json('/echo', { form_data: JSON.stringify({ avatar: wide }) })).status).toBe(200);
    // Other fields have the limit of other bodies.
    expect((await json('/echo', { avatar: wide, title: 'x'.repeat(1024 * 1024) })).status).toBe(413);
    expect((await json('/echo', { title: 'x'.repeat(24 * 1024 * 1024) })).status).toBe(413);
    expect((await json('/picture', { avatar: dataUrl(Buffer.alloc(8 * 1024 * 1024 + 3)) })).status).toBe(413);
    expect((await json('/picture', { avatar: 'data:image/svg+xml;base64,PHN2Zy8+' })).status).toBe(415);
  });

  it('has at most 1 MB beside its pictures: short values take the parser seconds', async () => {
    const { status, body } = await json('/echo', { other: Array.from({ length: 400_000 }, () => ({})) });
    expect([status, body]).toMatchObject([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: 'The request is larger than 1 MB without its pictures.' },
    ]);
  });

  it('cannot make itself a file', async () => {
    const forged = { path: '/etc/passwd', name: 'x', bytes: 1 };
    expect((await json('/picture', { avatar: forged })).status).toBe(400);
    expect((await json('/import', { file: forged })).status).toBe(400);
  });

  it('keeps null, which removes', async () => {
    expect((await json('/echo', { avatar: null })).body).toEqual({ avatar: null });
    expect((await json('/echo', {})).body).toEqual({});
  });

  it('is of one of two types', async () => {
    const answer = await json('/echo', 'title=A', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.body['message']]).toEqual([
      415,
      'The body has to be multipart/form-data or application/json.',
    ]);
  });
});

describe('the description of a row that takes forms', () => {
  it('has both types; pictures are files in one, text in the other', () => {
    const { paths } = describeRows(rows) as { paths: Record<string, Record<string, Json>> };
    const request = paths['/picture']?.['post']?.['requestBody'];
    const { content } = (request ?? {}) as {
      content: Record<string, { schema: { properties: Record<string, Json>; required?: string[] } }>;
    };
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['application/json']?.schema.properties['avatar']).toMatchObject({
      type: ['string', 'null'],
      'x-upload': 'picture',
    });
    expect(content['multipart/form-data']?.schema.properties['avatar']).toMatchObject({
      type: 'string',
      format: 'binary',
    });
    expect(content['application/json']?.schema.required).toBeUndefined();
  });
});

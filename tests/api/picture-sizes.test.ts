import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../server/src/core/files/storage';
import { createPictureVariants } from '../../server/src/modules/uploads/picture-variants';
import { expectOk, graphql } from '../support/client';
import { buildCompany, buildEvent, buildMember, buildUser, signIn } from '../support/factories';
import { dataUrl, plain } from '../support/pictures';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const UPLOAD = 'mutation ($file: Image!) { uploadImage(input: { file: $file }) { image { name } } }';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  token = await signIn(server, await buildUser(server));
});
afterAll(() => server?.close());

const upload = async (width: number, height: number): Promise<string> => {
  const file = dataUrl(await plain(width, height).png().toBuffer());
  const {
    uploadImage: { image },
  } = await expectOk(
    graphql<{ uploadImage: { image: { name: string } } }>(server.url, UPLOAD, { file }, token),
  );
  return image.name;
};

const read = async (name: string, query: string, accept?: string) => {
  const response = await fetch(`${server.url}/v1/uploads/${name}${query}`, {
    headers: accept === undefined ? {} : { accept },
  });
  const content = Buffer.from(await response.arrayBuffer());
  const { headers } = response;
  return {
    response,
    type: headers.get('content-type'),
    etag: headers.get('etag'),
    vary: headers.get('vary'),
    content,
  };
};

describe('a picture in a size', () => {
  it.each([64, 160, 320, 960])('of %i is that wide, in its proportions', async (size) => {
    const { type, content, vary, etag, response } = await read(await upload(1_200, 600), `?size=${size}`);
    expect([type, vary]).toEqual(['image/webp', 'accept']);
    expect(etag).toMatch(new RegExp(`^"[0-9a-f]{64}\\.webp-${size}-webp"$`));
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, format } = await sharp(content).metadata();
    expect([width, height, format]).toEqual([size, size / 2, 'webp']);
  });

  it('is never larger than the picture', async () => {
    const { content } = await read(await upload(100, 50), '?size=320');
    expect((await sharp(content).metadata()).width).toBe(100);
  });

  it.each([
    [undefined, 'image/webp'],
    ['*/*', 'image/webp'],
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,image/avif;q=0', 'image/webp'],
    ['text/html', 'image/webp'],
  ])('comes as the client accepts it: %s as %s', async (accept, expected) => {
    const name = await upload(70, 70);
    const { type, content, etag } = await read(name, '?size=64', accept);
    expect(type).toBe(expected);
    expect(content.toString('latin1', 4, 12)).toContain(expected === 'image/avif' ? 'ftypavif' : 'WEBP');
    expect(etag).toBe(`"${name}-64-${expected.slice('image/'.length)}"`);
  });

  it('is not sent again to a client that has it', async () => {
    const name = await upload(71, 70);
    const { etag } = await read(name, '?size=64');
    const again = await fetch(`${server.url}/v1/uploads/${name}?size=64`, {
      headers: { 'if-none-match': etag ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['?size=65', '?size=', '?size=-64', '?size=64.0', '?size=1e2', '?size=640000000'])(
    'is refused for %s',
    async (query) => {
      const { response, content } = await read(await upload(72, 70), query);
      expect(response.status).toBe(400);
      expect(JSON.parse(content.toString())).toMatchObject({
        code: 'BAD_USER_INPUT',
        errors: [{ field: 'size', message: 'This has to be one of 64, 160, 320, 960.' }],
      });
    },
  );

  it('is not found under a name of its own, nor for a picture that does not exist', async () => {
    const name = await upload(73, 70);
    await read(name, '?size=64');
    expect((await read(name.replace('.webp', 's64.webp'), '')).response.status).toBe(404);
    expect((await read(`${'0'.repeat(64)}.webp`, '?size=64')).response.status).toBe(404);
  });
});

describe('the variants of a picture', () => {
  const NAME = `${'a'.repeat(64)}.webp`;
  const wanted = { name: NAME, size: 64, format: 'webp' } as const;

  /** A store in memory that counts what is written. */
  const memory = async () => {
    const files = new Map<string, Buffer>([[NAME, await plain(80, 80).webp().toBuffer()]]);
    const written: string[] = [];
    const store: FileStore = {
      async put(name, content) {
        written.push(name);
        files.set(name, content);
      },
      get: async (name) => files.get(name) ?? null,
      async remove(name) {
        files.delete(name);
      },
    };
    return { files, written, store };
  };

  it('are made once, however many ask at the same time and afterwards', async () => {
    const { store, written } = await memory();
    const readVariant = createPictureVariants(store);
    const contents = await Promise.all(Array.from({ length: 20 }, () => readVariant(wanted)));
    expect(new Set(contents.map(String)).size).toBe(1);
    await readVariant(wanted);
    expect(written).toEqual([`${'a'.repeat(64)}s64.webp`]);
  });

  it('do not outlive a picture that is deleted while they are made', async () => {
    const { store, files } = await memory();
    const put = store.put.bind(store);
    store.put = async (...file) => {
      files.delete(NAME);
      await put(...file);
    };
    expect(await createPictureVariants(store)(wanted)).toBeNull();
    expect([...files.keys()]).toEqual([]);
  });
});

describe('the addresses of pictures', () => {
  const ADDRESSES = `query ($eventId: ID!, $companyId: ID!, $size: PictureSize) {
    me { avatarUrl }
    event(id: $eventId) { coverUrl(size: 960) logoUrl }
    attendees(eventId: $eventId) { nodes { avatarUrl(size: $size) coverUrl company { logoUrl(size: 64) } } }
    company(id: $companyId) { logoUrl(size: 320) coverUrl }
  }`;
  const ask = (variables: object, asker: string) => graphql(server.url, ADDRESSES, { ...variables }, asker);

  it('are full, in the size asked for, and null where there is no picture', async () => {
    const event = await buildEvent(server, { cover: '/images/demo/cover.svg' });
    const [avatar, logo] = [await upload(40, 40), await upload(41, 40)];
    const company = await buildCompany(server, { eventId: event.id, logo });
    const member = await buildMember(server, { eventId: event.id, avatar, companyId: company.id });
    const variables = { eventId: event.id, companyId: company.id };
    const base = `${server.url}/v1/uploads`;
    const { attendees, ...data } = await expectOk(ask({ ...variables, size: 160 }, member.token));
    expect(data).toEqual({
      me: { avatarUrl: null },
      event: { coverUrl: `${server.url}/images/demo/cover.svg`, logoUrl: null },
      company: { logoUrl: `${base}/${logo}?size=320`, coverUrl: null },
    });
    expect(attendees).toEqual({
      nodes: [
        {
          avatarUrl: `${base}/${avatar}?size=160`,
          coverUrl: null,
          company: { logoUrl: `${base}/${logo}?size=64` },
        },
      ],
    });
    const whole = await expectOk(ask(variables, member.token));
    expect(whole['attendees']).toMatchObject({ nodes: [{ avatarUrl: `${base}/${avatar}` }] });
    for (const url of [`${base}/${avatar}?size=160`, `${base}/${logo}?size=320`])
      expect((await fetch(url)).status).toBe(200);
  });

  it.each([65, 0, '64', 64.5])('are refused for a size of %s', async (size) => {
    const event = await buildEvent(server);
    const member = await buildMember(server, { eventId: event.id });
    const answer = await ask({ eventId: event.id, companyId: event.id, size }, member.token);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'size', message: 'The size of a picture has to be 64, 160, 320 or 960.' }],
    });
  });
});

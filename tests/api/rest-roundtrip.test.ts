import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataUrl, plain } from '../support/pictures';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { buildScene, type Scene } from './conformance/scene';

type Json = Record<string, unknown>;
type Thing = Json & { _id: string };
type Refusal = { errors: { field: string }[] };

let server: TestServer;
let scene: Scene;

beforeAll(async () => {
  server = await sharedServer();
  scene = await buildScene(server);
});

afterAll(() => server?.close());

const call = async <Body = Json>(
  method: string,
  path: string,
  body?: Json,
  as: 'manager' | 'me' = 'manager',
) => {
  const { status, body: answer } = await rest<Body>(server.url, method, path, {
    token: scene.tokens[as],
    body,
  });
  expect([path, status < 300 ? 'done' : answer]).toEqual([path, 'done']);
  return answer;
};

const picture = async (size: number): Promise<string> => dataUrl(await plain(size, size).png().toBuffer());

/** The whole edit of an old client: it sends back what it has read. Gives what it read, and what it is told then. */
const sendBack = async (path: string, key: string): Promise<[Json | undefined, Json | undefined]> => {
  const { [key]: read } = await call<Record<string, Json>>('get', path);
  const { [key]: written } = await call<Record<string, Json>>('put', path, { form_data: read });
  return [written, read];
};

describe('what was read can be sent back whole, and stays', () => {
  it.each<[string, (scene: Scene) => string, string[]]>([
    ['event', ({ event }) => `/events/${event.id}`, ['logo', 'cover']],
    ['sponsor', ({ companyId }) => `/sponsors/${companyId}`, ['logo', 'cover']],
    ['attendee', ({ other }) => `/attendees/${other.id}`, ['avatar', 'cover']],
    ['booth', ({ podId }) => `/booths/${podId}`, []],
    ['faq', ({ faqId }) => `/faqs/${faqId}`, []],
    ['activity', ({ sessionId }) => `/activities/${sessionId}`, []],
    ['activity', ({ podActivityId }) => `/activities/${podActivityId}`, []],
  ])('as %s', async (key, pathOf, pictures) => {
    const path = pathOf(scene);
    for (const name of pictures) await call('put', path, { [name]: await picture(8) });
    const [written, read] = await sendBack(path, key);
    expect(written).toEqual(read);
    expect(read).toMatchObject({ _id: path.split('/').at(-1) });
  });

  it('as user', async () => {
    const { users } = await call<{ users: Thing[] }>('get', `/users?search=${scene.user.displayName}`);
    expect((await call('put', `/users/${scene.user.id}`, users[0]))['user']).toEqual(users[0]);
  });

  it('as the own profile', async () => {
    const pictures = { avatar: await picture(8), cover: await picture(9) };
    const write = (body: Json) =>
      call<{ profile: Json }>('put', '/events/join/profile', { event_id: scene.event.id, ...body }, 'me');
    const { profile } = await write(pictures);
    expect((await write(profile)).profile).toEqual(profile);
  });
});

describe('a reference in a body', () => {
  it('is an id, or the thing as answers show it; the id of its own key wins', async () => {
    const path = `/booths/${scene.podId}`;
    const companyOf = async (body: Json) =>
      (await call<{ booth: { company: Thing | null } }>('put', path, body)).booth.company;
    const company = scene.companyId;
    const own = expect.objectContaining({ _id: company }) as unknown;
    expect(await companyOf({ company: null })).toBeNull();
    expect(await companyOf({ company })).toEqual(own);
    expect(await companyOf({ sponsor_id: null, company: { _id: company, name: 'X' } })).toBeNull();
    expect(await companyOf({ company: { _id: company, name: 'X' } })).toEqual(own);
    expect(await companyOf({ name: 'Pod X' })).toEqual(own);
  });

  it('to nothing is a faulty key', async () => {
    for (const id of ['nobody', scene.user.id])
      for (const [path, body] of [
        [`/booths/${scene.podId}`, { sponsor_id: id }],
        [`/activities/${scene.sessionId}`, { speakers: [id] }],
        [`/activities/${scene.podActivityId}`, { booth_id: id }],
        [`/activities/update-activity/${scene.podActivityId}`, { booth_id: id }],
        [`/attendees/${scene.other.id}`, { sponsor_id: id }],
      ] as const) {
        const answer = await rest<Refusal>(server.url, 'put', path, { token: scene.tokens.manager, body });
        const fields = answer.body.errors.map(({ field }) => field);
        expect([path, answer.status, fields]).toEqual([path, 400, Object.keys(body)]);
      }
  });
});

describe('filters in a body', () => {
  it.each(['filters', 'form_data', 'formData'])('may be wrapped in %s', async (wrapper) => {
    const { lastName: search } = scene.other;
    for (const wrapped of [{ search }, JSON.stringify({ search })]) {
      const path = `/attendees/get/${scene.event.id}/0/20`;
      const { attendees } = await call<{ attendees: Thing[] }>('post', path, { [wrapper]: wrapped }, 'me');
      expect(attendees.map(idOf)).toEqual([scene.other.id]);
    }
    const report = { type: 'attendees', pageSize: 1, [wrapper]: { search } };
    expect(await call('post', `/reports/${scene.event.id}`, report)).toMatchObject({ total: 1 });
  });
});

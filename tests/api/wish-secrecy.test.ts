import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql, mutationOf } from '../support/client';
import { buildAttendee, buildPod, signIn } from '../support/factories';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { buildRun } from '../support/timetables';
import { buildProgram } from '../support/wishes';
import { operations } from './operations/index';
import { buildScene, type Scene, type Viewer } from './operations/scene';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const OTHERS: readonly Viewer[] = ['participant', 'MANAGER', 'EXECUTIVE'];
/** Those who are not staff of the event. */
const OUTSIDE: readonly Viewer[] = [
  'anonymous',
  'stranger',
  'invited',
  'bystander',
  'participant',
  'MANAGER_ELSEWHERE',
];
/** Their answers change with the clock, or have a new link each time. */
const OF_THE_MOMENT = new Set(['placeOffer', 'previewWebhookPayload', 'report', 'systemHealth']);
const queries = Object.entries(operations).filter(
  ([name, { document }]) => /^(query|\{)/.test(document) && !OF_THE_MOMENT.has(name),
);

const WISHES = 'viewerMeetingWish dismissed match { score }';
/** What people and staff see of wishes, asked in every run. */
const ofWishes = [
  `query ($eventId: ID!) { attendees(eventId: $eventId, first: 100) { nodes { id ${WISHES} } } }`,
  `query ($eventId: ID!) { matches(eventId: $eventId, first: 100) { totalCount nodes { score attendee { id ${WISHES} } } } }`,
  `query ($eventId: ID!) { meetingWishes(eventId: $eventId) { totalCount nodes { kind attendee { id } } } }`,
  `query ($eventId: ID!) { wishStatistics(eventId: $eventId) {
    people peopleWithoutWishes musts likes refusals blocks withoutWishes { id ${WISHES} } } }`,
  'query ($eventId: ID!) { meetingReadiness(eventId: $eventId) { people peopleWithoutWishes withoutWishes { id } } }',
  'query ($eventId: ID!) { auditLog(eventId: $eventId) { nodes { action before after } } }',
].map((document) => ({ name: document, document }));

/** An answer without what is new in each. */
const lasting = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (/^(requestId|changeCursor|lastUsedAt|lastUsed)$/.test(key)) return undefined;
      return typeof value === 'string'
        ? value.replaceAll(/DTSTAMP:\w+|"(lastUsedAt" : |timestamp":)"[^"]*"/g, '')
        : value;
    }),
  );

/** What differs in the answers to all questions, asked by each of these viewers before and after an act. */
async function differencesAfter(
  scene: Scene,
  tokens: readonly (string | undefined)[],
  act: () => Promise<unknown>,
): Promise<object[]> {
  // Some variables make what they name, so they are made once.
  const asked = ofWishes.map((row) => ({
    ...row,
    values: { eventId: scene.event.id } as Record<string, unknown>,
  }));
  for (const [name, { document, variables }] of sampled(queries))
    asked.push({ name, document, values: await variables(scene, server) });
  const askAll = async (): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (const { document, values } of asked)
      for (const token of tokens) answers.push(lasting(await graphql(server.url, document, values, token)));
    return answers;
  };
  await askAll();
  const before = await askAll();
  await act();
  const after = await askAll();
  return after.flatMap((answer, index) =>
    isDeepStrictEqual(answer, before[index])
      ? []
      : [{ name: asked[Math.floor(index / tokens.length)]?.name, answer, was: before[index] }],
  );
}

const hostToken = async ({ hostId }: Scene): Promise<string> => {
  const [host] = await server.sql<{ userId: string }>(
    'SELECT user_id AS "userId" FROM attendees WHERE id = $1',
    [hostId],
  );
  return signIn(server, host!);
};

it('what somebody does not want is in no answer to others, and nothing is announced', async () => {
  const scene = await buildScene(server);
  await buildProgram(server, scene.event.id);
  const tokens = [...OTHERS.map((viewer) => scene.tokens[viewer]), await hostToken(scene)];
  const outbox = () => server.sql('SELECT count(*) FROM outbox');
  const differing = await differencesAfter(scene, tokens, async () => {
    const waiting = await outbox();
    const input = { attendeeId: scene.hostId, kind: 'NO' };
    const document = mutationOf('setMeetingWish', 'attendee { id }');
    await expectOk(graphql(server.url, document, { input }, scene.tokens.bystander));
    expect(await outbox()).toEqual(waiting);
  });
  expect(differing).toEqual([]);
});

it('a draft is in no answer to anybody but staff of its event', async () => {
  const scene = await buildScene(server);
  await buildProgram(server, scene.event.id);
  const tokens = [...OUTSIDE.map((viewer) => scene.tokens[viewer]), await hostToken(scene)];
  const guest = await buildAttendee(server, { eventId: scene.event.id });
  const pod = await buildPod(server, { eventId: scene.event.id });
  const people = [scene.hostId, guest.id] as const;
  const differing = await differencesAfter(scene, tokens, () =>
    buildRun(server, scene.event, [
      { people, podId: pod.id, slot: 5 },
      { people: [guest.id, scene.participantId], podId: pod.id, slot: 6 },
    ]),
  );
  expect(differing).toEqual([]);
});

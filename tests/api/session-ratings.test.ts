import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildActivity, buildEvent, buildMember, insert, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const RATE = `mutation ($activityId: ID!, $stars: Int!, $comment: String) {
  rateSession(input: { activityId: $activityId, stars: $stars, comment: $comment }) {
    activity { id viewerRating { stars comment } rating { mean count } } } }`;
const SHOWN = `query ($event: ID!) {
  activities(eventId: $event) { nodes { viewerRating { stars comment } rating { mean count } } } }`;
const COMMENTS = `query ($id: ID!, $first: Int, $after: String) {
  sessionComments(activityId: $id, first: $first, after: $after) {
    nodes { id stars comment } totalCount pageInfo { endCursor } } }`;
const REMOVE = 'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { attendee { id } } }';

interface Comments {
  sessionComments: {
    nodes: { id: string; stars: number; comment: string }[];
    totalCount: number;
    pageInfo: { endCursor: string };
  };
}

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await startServer({ jobs: false });
  staff = await signInAs(server, Role.EXECUTIVE);
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const endedAgo = (milliseconds: number) => ({
  startsAt: new Date(Date.now() - milliseconds - HOUR),
  endsAt: new Date(Date.now() - milliseconds),
});

/** An event with a session that has just ended, and an attendee. */
const buildScene = async () => {
  const event = await buildEvent(server);
  const session = await buildActivity(server, { event, ...endedAgo(1_000) });
  return { event, session, me: await buildMember(server, { eventId: event.id }) };
};

const rate = (token: string, activityId: string, stars: number, comment?: string | null) =>
  graphql(server.url, RATE, { activityId, stars, comment }, token);
const shownTo = async (token: string, event: string) =>
  (await expectOk(graphql<{ activities: { nodes: object[] } }>(server.url, SHOWN, { event }, token)))
    .activities.nodes;
const commentsOn = async (id: string, page: object = {}) =>
  (await expectOk(graphql<Comments>(server.url, COMMENTS, { id, ...page }, staff))).sessionComments;
const rowsOf = (activityId: string) =>
  server.sql('SELECT stars, comment FROM session_ratings WHERE activity_id = $1 ORDER BY created_at', [
    activityId,
  ]);

describe('ratings of a session', () => {
  it('are seen by their author, and may be changed', async () => {
    const { event, session, me } = await buildScene();
    expect(await shownTo(me.token, event.id)).toEqual([{ viewerRating: null, rating: null }]);
    expect(await expectOk(rate(me.token, session.id, 3, ' Too long '))).toEqual({
      rateSession: {
        activity: { id: session.id, viewerRating: { stars: 3, comment: 'Too long' }, rating: null },
      },
    });
    await expectOk(rate(me.token, session.id, 4));
    expect(await shownTo(me.token, event.id)).toEqual([
      { viewerRating: { stars: 4, comment: null }, rating: null },
    ]);
    const other = await buildMember(server, { eventId: event.id });
    expect(await shownTo(other.token, event.id)).toEqual([{ viewerRating: null, rating: null }]);
  });

  it('are shown to staff as mean, count and comments that do not tell who wrote them', async () => {
    const { event, session, me } = await buildScene();
    expect(await shownTo(staff, event.id)).toEqual([
      { viewerRating: null, rating: { mean: null, count: 0 } },
    ]);
    const [other, third] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    await expectOk(rate(me.token, session.id, 5, 'Clear'));
    await expectOk(rate(other.token, session.id, 2, 'Dull'));
    await expectOk(rate(third.token, session.id, 5, '  '));
    // Stays behind the newer one.
    await expectOk(rate(me.token, session.id, 4, 'Fine'));
    expect(await shownTo(staff, event.id)).toEqual([
      { viewerRating: null, rating: { mean: 11 / 3, count: 3 } },
    ]);
    const first = await commentsOn(session.id, { first: 1 });
    expect([first.nodes, first.totalCount]).toEqual([
      [{ id: expect.any(String) as string, stars: 2, comment: 'Dull' }],
      2,
    ]);
    const second = await commentsOn(session.id, { after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ comment }) => comment)).toEqual(['Fine']);
    const told = [first, second].map(({ nodes, pageInfo }) => [
      JSON.stringify(nodes),
      Buffer.from(pageInfo.endCursor, 'base64url').toString(),
    ]);
    for (const { id } of [me, other, third]) expect(JSON.stringify(told)).not.toContain(id);
    expect(codeOf(await graphql(server.url, COMMENTS, { id: session.id }, me.token))).toBe('FORBIDDEN');
  });

  it('are for sessions that are over', async () => {
    const { event, me } = await buildScene();
    const running = await buildActivity(server, { event, ...endedAgo(-60_000) });
    const refused = await rate(me.token, running.id, 5);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'SESSION_NOT_OVER' });
    const pause = await buildActivity(server, { event, kind: 'BREAK', ...endedAgo(1_000) });
    expect(codeOf(await rate(me.token, pause.id, 5))).toBe('NOT_FOUND');
    const elsewhere = await buildScene();
    expect(codeOf(await rate(me.token, elsewhere.session.id, 5))).toBe('NOT_FOUND');
  });

  it('have one to five stars and at most 1,000 characters', async () => {
    const { session, me } = await buildScene();
    for (const [stars, comment] of [
      [0, ''],
      [6, ''],
      [5, 'a'.repeat(1_001)],
    ] as const)
      expect(codeOf(await rate(me.token, session.id, stars, comment))).toBe('BAD_USER_INPUT');
    await expectOk(rate(me.token, session.id, 5, 'a'.repeat(1_000)));
    const row = {
      activityId: session.id,
      attendeeId: (await buildMember(server, { eventId: me.eventId })).id,
      id: newId(),
    };
    await expect(insert(server, 'session_ratings', { ...row, stars: 6 })).rejects.toThrow(
      'session_ratings_stars_check',
    );
  });

  it('are one for each attendee, also when two are given at once', async () => {
    const { session, me } = await buildScene();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => expectOk(rate(me.token, session.id, 1 + (index % 5)))),
    );
    expect(await rowsOf(session.id)).toHaveLength(1);
  });
});

describe('stored ratings', () => {
  it('go with the session, and with the attendee', async () => {
    const { event, session, me } = await buildScene();
    const other = await buildActivity(server, { event, ...endedAgo(2_000) });
    for (const { id } of [session, other]) await expectOk(rate(me.token, id, 5, 'Good'));
    await server.sql('DELETE FROM activities WHERE id = $1', [other.id]);
    expect([await rowsOf(session.id), await rowsOf(other.id)]).toEqual([[{ stars: 5, comment: 'Good' }], []]);
    await expectOk(graphql(server.url, REMOVE, { id: me.id }, await signInAs(server, Role.MANAGER)));
    expect(await rowsOf(session.id)).toEqual([]);
  });

  it('are among the own data', async () => {
    const { session, me } = await buildScene();
    await expectOk(rate(me.token, session.id, 5, 'Good'));
    const { exportMyData } = await expectOk(
      graphql<{ exportMyData: string }>(server.url, '{ exportMyData }', {}, me.token),
    );
    const { profiles } = JSON.parse(exportMyData) as { profiles: { sessionRatings: object[] }[] };
    expect(profiles.map(({ sessionRatings }) => sessionRatings)).toEqual([
      [{ session: session.title, stars: 5, comment: 'Good', ratedAt: expect.any(String) as string }],
    ]);
  });

  it('cost the same number of statements with one session and with three', async () => {
    const asked: string[][][] = [];
    for (const sessions of [1, 3]) {
      const { event, session, me } = await buildScene();
      const ids = [session.id];
      while (ids.length < sessions) ids.push((await buildActivity(server, { event, ...endedAgo(2_000) })).id);
      for (const id of ids) await expectOk(rate(me.token, id, 5, 'Good'));
      const reads = [
        () => shownTo(me.token, event.id),
        () => shownTo(staff, event.id),
        () => commentsOn(session.id),
      ];
      for (const read of reads) await read();
      const own: string[][] = [];
      for (const read of reads) own.push((await statementsOf(read)).sort());
      asked.push(own);
    }
    expect(asked[0]).toEqual(asked[1]);
  });
});

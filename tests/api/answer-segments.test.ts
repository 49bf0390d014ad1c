import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { type Answer, expectError, expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const GROUP = 'group { id isConditional memberCount updatedAt answers { fieldId values } }';
const CREATE = `mutation ($input: CreateAttendeeGroupInput!) { it: createAttendeeGroup(input: $input) { ${GROUP} } }`;
const CHANGE = `mutation ($input: UpdateAttendeeGroupInput!) { it: updateAttendeeGroup(input: $input) { ${GROUP} } }`;
const GROUPS = `query ($id: ID!) { it: attendeeGroups(eventId: $id) { name answers { fieldId values } } }`;
const DUPLICATE = `mutation ($input: DuplicateEventInput!) { it: duplicateEvent(input: $input) { event { id } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { it: updateProfile(input: $input) { attendee { id } } }`;
const EDIT = `mutation ($input: UpdateAttendeeInput!) { it: updateAttendee(input: $input) { attendee { id } } }`;
const COUNT = `query ($id: ID!, $segment: AnnouncementSegmentInput!) { it: announcementAudience(eventId: $id, segment: $segment) { people } }`;
const LIST = `query ($id: ID!, $answers: [AnswersFilter!]) {
  it: attendees(eventId: $id, first: 50, filter: { answers: $answers }) { totalCount nodes { id } } }`;

interface Group {
  group: {
    id: string;
    isConditional: boolean;
    memberCount: number;
    updatedAt: string;
    answers: { fieldId: string; values: string[] }[];
  };
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const run = <Data>(
  document: string,
  variables: Record<string, unknown>,
  token = manager,
): Promise<Answer<Data>> => graphql<Data>(server.url, document, variables, token);
const change = <Data>(document: string, input: object, token = manager): Promise<Answer<Data>> =>
  run<Data>(document, { input }, token);
const pathsOf = async (answer: ReturnType<typeof run>) =>
  ((await expectError(answer)).extensions['fields'] as { path: string }[]).map(({ path }) => path);

const FIELDS = [
  fieldNamed('diet', 'SEVERAL_OF', { choices: ['vegan', 'halal'] }),
  fieldNamed('invests', 'YES_NO', { audience: 'EVERYBODY' }),
  fieldNamed('note'),
];

const asking = async () => {
  const event = await buildEvent(server);
  const ids = await setFields(server, manager, event.id, FIELDS);
  return { event, diet: ids['diet']!, invests: ids['invests']!, note: ids['note']! };
};

const membersOf = async (groupId: string): Promise<string[]> =>
  (
    await server.sql<{ id: string }>(
      `SELECT a.id FROM attendees a JOIN attendee_groups g ON g.event_id = a.event_id
       WHERE g.id = $1 AND a.groups >> g.bit & 1 = 1 ORDER BY a.id`,
      [groupId],
    )
  ).map(({ id }) => id);

describe('a group with a condition over answers', () => {
  it('has those who gave one of the answers to each field, whether they or staff wrote them', async () => {
    const { event, diet, invests } = await asking();
    const [one, other] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    const answers = [
      { fieldId: diet, values: ['vegan', 'halal'] },
      { fieldId: invests, values: ['true'] },
    ];
    const { it: made } = await expectOk(
      change<{ it: Group }>(CREATE, { eventId: event.id, name: 'Investors', answers }),
    );
    const { id } = made.group;
    expect(made.group).toMatchObject({ isConditional: true, memberCount: 0, answers });
    const answer = (fieldId: string, ...values: string[]) => ({ fieldId, values });
    const say = (...said: object[]) =>
      expectOk(change(UPDATE, { eventId: event.id, answers: said }, one.token));
    await say(answer(diet, 'vegan'));
    expect(await membersOf(id)).toEqual([]);
    await say(answer(invests, 'true'));
    expect(await membersOf(id)).toEqual([one.id]);
    await expectOk(
      change(EDIT, {
        attendeeId: other.id,
        answers: [answer(diet, 'halal', 'vegan'), answer(invests, 'true')],
      }),
    );
    expect(await membersOf(id)).toEqual([one.id, other.id].toSorted());
    await say(answer(invests, 'false'));
    expect(await membersOf(id)).toEqual([other.id]);
    // A choice that goes takes its answers along, and their people out of the group.
    await setFields(server, manager, event.id, [
      fieldNamed('diet', 'SEVERAL_OF', { choices: ['kosher'] }),
      ...FIELDS.slice(1),
    ]);
    expect(await membersOf(id)).toEqual([]);
  });

  it('takes in who meets it when it changes, and loses it by an empty list', async () => {
    const { event, diet } = await asking();
    const me = await buildMember(server, { eventId: event.id });
    await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
      me.id,
      JSON.stringify({ [diet]: ['halal'] }),
    ]);
    const { it: made } = await expectOk(change<{ it: Group }>(CREATE, { eventId: event.id, name: 'Halal' }));
    const edit = async (values: string[] | null) =>
      (
        await expectOk(
          change<{ it: Group }>(CHANGE, {
            groupId: made.group.id,
            answers: values && [{ fieldId: diet, values }],
          }),
        )
      ).it.group;
    expect(await edit(['vegan'])).toMatchObject({ isConditional: true, memberCount: 0 });
    expect(await edit(['halal'])).toMatchObject({ isConditional: true, memberCount: 1 });
    expect(await edit(null)).toMatchObject({ isConditional: false, memberCount: 1, answers: [] });
  });

  it('looks at choices, countries, and yes or no of its own event alone', async () => {
    const { event, diet, note } = await asking();
    const errorPaths = (...answers: object[]) =>
      pathsOf(change(CREATE, { eventId: event.id, name: 'New', answers }));
    expect(
      await errorPaths(
        { fieldId: newId(), values: ['x'] },
        { fieldId: note, values: ['x'] },
        { fieldId: diet, values: ['pork'] },
        { fieldId: diet, values: ['vegan'] },
      ),
    ).toEqual([
      'input.answers.0.fieldId',
      'input.answers.1.values',
      'input.answers.2.values',
      'input.answers.3.fieldId',
    ]);
    expect(await errorPaths({ fieldId: diet, values: [] })).toEqual(['input.answers.0.values']);
  });

  it('is copied with its event, over the copies of the fields', async () => {
    const { event, diet } = await asking();
    await expectOk(
      change(CREATE, { eventId: event.id, name: 'Vegan', answers: [{ fieldId: diet, values: ['vegan'] }] }),
    );
    const { it: copy } = await expectOk(
      change<{ it: { event: { id: string } } }>(DUPLICATE, { eventId: event.id }),
    );
    const { it: groups } = await expectOk(
      run<{ it: { name: string; answers: { fieldId: string; values: string[] }[] }[] }>(GROUPS, {
        id: copy.event.id,
      }),
    );
    const [field] = await server.sql<{ id: string }>(
      `SELECT id FROM event_fields WHERE event_id = $1 AND key = 'diet'`,
      [copy.event.id],
    );
    expect(groups[0]).toEqual({ name: 'Vegan', answers: [{ fieldId: field!.id, values: ['vegan'] }] });
    expect(field!.id).not.toBe(diet);
  });
});

it('an announcement reaches those who gave the answers', async () => {
  const { event, diet, invests } = await asking();
  for (const answers of [{ [diet]: ['vegan'] }, { [diet]: ['halal'], [invests]: ['true'] }, {}]) {
    const { id } = await buildMember(server, { eventId: event.id });
    await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [id, JSON.stringify(answers)]);
  }
  const count = async (...answers: object[]) =>
    (await expectOk(run<{ it: { people: number } }>(COUNT, { id: event.id, segment: { answers } }))).it
      .people;
  expect(await count()).toBe(3);
  expect(await count({ fieldId: diet, values: ['vegan', 'halal'] })).toBe(2);
  expect(await count({ fieldId: diet, values: ['halal'] }, { fieldId: invests, values: ['true'] })).toBe(1);
  const draft = {
    eventId: event.id,
    title: 'Hello',
    text: 'To you',
    segment: { answers: [{ fieldId: diet, values: ['vegan'] }] },
    inPortal: true,
    byMail: false,
  };
  const { it: made } = await expectOk(
    change<{ it: { announcement: { id: string; segment: object } } }>(
      `mutation ($input: CreateAnnouncementInput!) { it: createAnnouncement(input: $input) { announcement { id segment { answers { fieldId values } } } } }`,
      draft,
    ),
  );
  expect(made.announcement.segment).toEqual({ answers: [{ fieldId: diet, values: ['vegan'] }] });
});

it('attendees filter by the answers that they see, and learn nothing of others by counting', async () => {
  const event = await buildEvent(server);
  const [, gold] = await buildGroups(server, event.id, [{}, { name: 'Gold' }]);
  const ids = await setFields(server, manager, event.id, [
    fieldNamed('secret'),
    fieldNamed('shared', 'TEXT', { audience: 'GROUPS', groupIds: [gold] }),
    fieldNamed('open', 'TEXT', { audience: 'EVERYBODY' }),
  ]);
  const [one, golden] = [
    await buildMember(server, { eventId: event.id }),
    await buildMember(server, { eventId: event.id }),
  ];
  await putInGroups(server, golden.id, 1);
  await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
    one.id,
    JSON.stringify(Object.fromEntries(Object.values(ids).map((id) => [id, ['x']]))),
  ]);
  const found = (token: string, ...keys: string[]) =>
    run<{ it: { totalCount: number } }>(
      LIST,
      { id: event.id, answers: keys.map((key) => ({ fieldId: ids[key] ?? key, values: ['x'] })) },
      token,
    );
  const count = async (token: string, ...keys: string[]) =>
    (await expectOk(found(token, ...keys))).it.totalCount;
  expect(await count(one.token, 'open')).toBe(1);
  expect(await count(golden.token, 'open', 'shared')).toBe(1);
  const refusals = await Promise.all(
    [
      found(one.token, 'secret'),
      found(one.token, 'open', 'shared'),
      found(golden.token, 'secret'),
      found(one.token, newId()),
      found(one.token, 'secret', 'secret'),
    ].map((answer) => expectError(answer)),
  );
  expect(new Set(refusals.map(({ message }) => message))).toEqual(
    new Set(['You cannot filter by answers that you do not see.']),
  );
  const stranger = await buildMember(server, {});
  expect((await expectError(found(stranger.token, 'open'))).extensions.code).toBe('NOT_FOUND');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { eraseExpiredAnswers } from '../../server/src/modules/event-fields/event-field.service';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, signInAs, type BuiltEvent } from '../support/factories';
import { fieldNamed as field } from '../support/fields';
import { buildGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS =
  'updatedAt fields { id key kind conditionFieldId conditionAnswers groupIds choices { choiceId } }';
const SET = `mutation ($input: SetEventFieldsInput!) { it: setEventFields(input: $input) { removedAnswers eventFields { ${FIELDS} } } }`;
const PREVIEW =
  'query ($input: EventFieldsPreviewInput!) { it: eventFieldsPreview(input: $input) { removedAnswers losses { fieldId removedAnswers } } }';
const LIST = `query ($eventId: ID!) { it: eventFields(eventId: $eventId) { ${FIELDS} } }`;

interface Fields {
  updatedAt: string;
  fields: {
    id: string;
    key: string;
    kind: string;
    conditionFieldId: string | null;
    groupIds: string[];
    choices: { choiceId: string }[];
  }[];
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const run = <Data>(document: string, variables: Record<string, unknown>) =>
  graphql<Data>(server.url, document, variables, manager);
const ask = (event: BuiltEvent, fields: object[], more: object = {}) =>
  run<{ it: { removedAnswers: number; eventFields: Fields } }>(SET, {
    input: { eventId: event.id, fields, ...more },
  });
const set = async (event: BuiltEvent, fields: object[], more: object = {}) =>
  (await expectOk(ask(event, fields, more))).it;
const preview = async (event: BuiltEvent, fields: object[]) =>
  (await expectOk(run<{ it: object }>(PREVIEW, { input: { eventId: event.id, fields } }))).it;
const listed = async (event: BuiltEvent) =>
  (await expectOk(run<{ it: Fields }>(LIST, { eventId: event.id }))).it;
const errorsOf = async (event: BuiltEvent, fields: object[]) =>
  (await expectError(ask(event, fields))).extensions['fields'] as { path: string; message: string }[];

const diet = field('diet', 'SEVERAL_OF', { choices: ['vegan', 'halal', 'nuts'] });

/** Three people, whose answers are these. */
const answering = async (event: BuiltEvent, answers: object): Promise<void> => {
  for (let at = 0; at < 3; at += 1) {
    const { id } = await buildAttendee(server, { eventId: event.id });
    await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [id, JSON.stringify(answers)]);
  }
};
const answersIn = async (event: BuiltEvent) =>
  (
    await server.sql<{ answers: object }>('SELECT answers FROM attendees WHERE event_id = $1 ORDER BY id', [
      event.id,
    ])
  ).map(({ answers }) => answers);

describe('the fields of an event', () => {
  it('are replaced as a list, and keep their ids by id or by key', async () => {
    const event = await buildEvent(server);
    const first = (await set(event, [diet, field('vat')])).eventFields;
    expect(first.fields.map(({ key, kind }) => [key, kind])).toEqual([
      ['diet', 'SEVERAL_OF'],
      ['vat', 'TEXT'],
    ]);
    const [dietId, vatId] = first.fields.map(({ id }) => id);
    // Two fields swap their keys and places.
    const swapped = await set(event, [
      { ...field('diet'), fieldId: vatId },
      { ...diet, key: 'vat', fieldId: dietId },
    ]);
    expect(swapped.eventFields.fields.map(({ id }) => id)).toEqual([vatId, dietId]);
    const again = await set(event, [field('diet'), { ...diet, key: 'vat' }]);
    expect(again.eventFields).toEqual(swapped.eventFields);
    expect(await listed(event)).toEqual(swapped.eventFields);
    expect((await set(event, [])).eventFields).toEqual({ fields: [], updatedAt: null });
  });

  it('say what a change removes, before and after', async () => {
    const event = await buildEvent(server);
    const { fields } = (await set(event, [diet, field('vat'), field('more')])).eventFields;
    const [dietId, vatId, moreId] = fields.map(({ id }) => id) as [string, string, string];
    await answering(event, { [dietId]: ['vegan', 'nuts'], [vatId]: ['DE1'], [moreId]: ['Hello'] });
    const fewer = field('diet', 'SEVERAL_OF', { choices: ['vegan', 'halal'] });
    const next = [fewer, field('more', 'LONG_TEXT')];
    const losses = [dietId, vatId].map((fieldId) => ({ fieldId, removedAnswers: 3 }));
    const foreseen = (await preview(event, next)) as { removedAnswers: number; losses: object[] };
    expect(foreseen.removedAnswers).toBe(6);
    expect(foreseen.losses).toHaveLength(2);
    expect(foreseen.losses).toEqual(expect.arrayContaining(losses));
    expect((await set(event, next)).removedAnswers).toBe(6);
    expect(await answersIn(event)).toEqual(
      Array.from({ length: 3 }, () => ({ [dietId]: ['vegan'], [moreId]: ['Hello'] })),
    );
    expect((await set(event, [field('diet', 'NUMBER'), field('more', 'LONG_TEXT')])).removedAnswers).toBe(3);
    expect(await answersIn(event)).toEqual(Array.from({ length: 3 }, () => ({ [moreId]: ['Hello'] })));
  });

  it('are refused with all errors at once', async () => {
    const [event, other] = [await buildEvent(server), await buildEvent(server)];
    const { fields } = (await set(other, [field('vat')])).eventFields;
    const inUrdu = [{ language: 'UR', text: 'x' }];
    const found = await errorsOf(event, [
      { ...field('Diet'), labels: inUrdu },
      { ...field('vat'), fieldId: fields[0]?.id, choices: diet.choices },
      field('vat', 'ONE_OF', { choices: ['one'] }),
      { ...field('a'), kind: 'TEXT', audience: 'GROUPS' },
      { ...field('b'), conditionKey: 'c', conditionAnswers: ['true'] },
      { ...field('c', 'YES_NO'), conditionKey: 'b', conditionAnswers: ['true'] },
      { ...field('d'), conditionKey: 'c', conditionAnswers: ['perhaps'] },
      { ...field('e'), conditionKey: 'e', conditionAnswers: ['true'] },
    ]);
    expect(found.map(({ path }) => path)).toEqual([
      'input.fields.0.key',
      'input.fields.0.labels',
      'input.fields.1.fieldId',
      'input.fields.1.choices',
      'input.fields.2.key',
      'input.fields.2.choices',
      'input.fields.3.groupIds',
      'input.fields.4.conditionKey',
      'input.fields.5.conditionKey',
      'input.fields.6.conditionAnswers',
      'input.fields.7.conditionKey',
    ]);
    const many = Array.from({ length: 41 }, (_, at) => field(`f${at}`));
    expect((await errorsOf(event, many)).map(({ path }) => path)).toEqual(['input.fields']);
  });

  it('can go round in no circle, and be no more than 40, in the database either', async () => {
    const event = await buildEvent(server);
    const conditional = { ...field('vat'), conditionKey: 'company', conditionAnswers: ['true'] };
    const { fields } = (await set(event, [field('company', 'YES_NO'), conditional])).eventFields;
    expect(fields[1]?.conditionFieldId).toBe(fields[0]?.id);
    const write = (text: string) =>
      server.sql(`UPDATE event_fields SET ${text} WHERE id = $1`, [fields[0]?.id]);
    await expect(
      write(`condition_field_id = '${fields[1]?.id}', condition_position = 1, condition_answers = '{a}'`),
    ).rejects.toThrow('event_fields_condition_check');
    await expect(write('position = 40')).rejects.toThrow('event_fields_position_check');
    const [foreign] = (await set(await buildEvent(server), [field('company', 'YES_NO'), field('vat')]))
      .eventFields.fields;
    await expect(
      server.sql('UPDATE event_fields SET condition_field_id = $2 WHERE id = $1', [
        fields[1]?.id,
        foreign?.id,
      ]),
    ).rejects.toThrow('event_fields_condition_fkey');
  });
});

describe('fields of an event', () => {
  it('that go take the answers out of the log too', async () => {
    const event = await buildEvent(server);
    const [vat] = (await set(event, [field('vat'), field('kept')])).eventFields.fields;
    const { id } = await buildAttendee(server, { eventId: event.id });
    await expectOk(
      graphql(
        server.url,
        'mutation ($input: UpdateAttendeeInput!) { it: updateAttendee(input: $input) { attendee { id } } }',
        { input: { attendeeId: id, answers: [{ fieldId: vat!.id, values: ['DE123'] }] } },
        manager,
      ),
    );
    await set(event, [field('kept')], { expectedUpdatedAt: (await listed(event)).updatedAt });
    const entries = await server.sql(
      'SELECT id FROM audit_entries e WHERE event_id = $1 AND e::text LIKE $2',
      [event.id, '%DE123%'],
    );
    expect(entries).toEqual([]);
  });

  it('go from the log too where nobody has them any more, and again where they are given later', async () => {
    const event = await buildEvent(server, {
      startsAt: new Date(Date.now() - 101 * 86_400_000),
      endsAt: new Date(Date.now() - 100 * 86_400_000),
    });
    const [asked] = (await set(event, [field('diet', 'TEXT', { keepDays: 30 })])).eventFields.fields;
    const { id } = await buildMember(server, { eventId: event.id });
    const edit = (values: string[]) =>
      expectOk(
        graphql(
          server.url,
          'mutation ($input: UpdateAttendeeInput!) { it: updateAttendee(input: $input) { attendee { id } } }',
          { input: { attendeeId: id, answers: [{ fieldId: asked!.id, values }] } },
          manager,
        ),
      );
    const logged = async () =>
      (
        await server.sql(
          `SELECT FROM audit_entries WHERE subject_id = $1 AND (before -> 'answers' ? $2 OR after -> 'answers' ? $2)`,
          [id, asked!.id],
        )
      ).length;
    const erase = () => eraseExpiredAnswers(server.app.systemContext());
    for (const answer of ['Vegan', 'Halal']) {
      await edit([answer]);
      await edit([]);
      expect(await logged()).toBe(2);
      await erase();
      expect(await logged()).toBe(0);
    }
    expect((await statementsOf(erase)).filter((text) => text.includes('attendees'))).toEqual([]);
  });

  it('for the readers of a group that goes are for the other groups, or for staff', async () => {
    const event = await buildEvent(server);
    const [, one, other] = await buildGroups(server, event.id, [{}, {}, {}]);
    const forGroups = (key: string, groupIds: string[]) =>
      field(key, 'TEXT', { audience: 'GROUPS', groupIds });
    await set(event, [forGroups('first', [one!]), forGroups('second', [one!, other!])]);
    await expectOk(
      run(
        'mutation ($input: DeleteAttendeeGroupInput!) { it: deleteAttendeeGroup(input: $input) { group { id } } }',
        { input: { groupId: one } },
      ),
    );
    expect(
      await server.sql(
        'SELECT audience, group_ids AS ids FROM event_fields WHERE event_id = $1 ORDER BY position',
        [event.id],
      ),
    ).toEqual([
      { audience: 'STAFF', ids: [] },
      { audience: 'GROUPS', ids: [other] },
    ]);
  });
});

describe('fields of an event that are edited', () => {
  it('keep their answers so many days after the event', async () => {
    const [over, coming] = [await buildEvent(server), await buildEvent(server)];
    await server.sql(
      `UPDATE events SET starts_at = now() - interval '33 days', ends_at = now() - interval '31 days' WHERE id = $1`,
      [over.id],
    );
    for (const event of [over, coming]) {
      const fields = [
        field('short', 'TEXT', { keepDays: 30 }),
        field('long', 'TEXT', { keepDays: 60 }),
        field('kept'),
      ];
      const ids = (await set(event, fields)).eventFields.fields.map(({ id }) => id);
      await answering(event, Object.fromEntries(ids.map((id, at) => [id, [`answer ${at}`]])));
    }
    const [staffs] = await server.sql<{ id: string; ids: string[] }>(
      `SELECT a.id, ARRAY(SELECT f.id FROM event_fields f WHERE f.event_id = a.event_id ORDER BY f.position) AS ids
       FROM attendees a WHERE a.event_id = $1 ORDER BY a.id LIMIT 1`,
      [over.id],
    );
    const edit = staffs!.ids.map((fieldId) => ({ fieldId, values: ['by staff'] }));
    await expectOk(
      graphql(
        server.url,
        'mutation ($input: UpdateAttendeeInput!) { it: updateAttendee(input: $input) { attendee { id } } }',
        { input: { attendeeId: staffs!.id, answers: edit } },
        manager,
      ),
    );
    await server.sql(
      `UPDATE attendees a SET answers = o.answers FROM attendees o WHERE a.id = $1 AND o.event_id = a.event_id AND o.id <> a.id`,
      [staffs!.id],
    );
    await eraseExpiredAnswers(server.app.systemContext());
    const [entry] = await server.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'attendee.update'`,
      [staffs!.id],
    );
    const loggedIn = (values: unknown) => Object.keys((values as { answers: object }).answers);
    expect([loggedIn(entry!.before), loggedIn(entry!.after)]).toEqual([
      staffs!.ids.slice(1),
      staffs!.ids.slice(1),
    ]);
    const kept = (event: BuiltEvent) =>
      server.sql<{ values: string[] }>(
        `SELECT ARRAY(SELECT value ->> 0 FROM jsonb_each(answers) ORDER BY 1) AS values FROM attendees WHERE event_id = $1`,
        [event.id],
      );
    expect(await kept(over)).toEqual(Array.from({ length: 3 }, () => ({ values: ['answer 1', 'answer 2'] })));
    expect(await kept(coming)).toEqual(
      Array.from({ length: 3 }, () => ({ values: ['answer 0', 'answer 1', 'answer 2'] })),
    );
  });

  it('are changed by one at a time', async () => {
    const event = await buildEvent(server);
    const { updatedAt } = (await set(event, [field('vat')])).eventFields;
    await set(event, [field('vat'), field('more')], { expectedUpdatedAt: updatedAt });
    const stale = await expectError(ask(event, [field('vat')], { expectedUpdatedAt: updatedAt }));
    expect(stale.extensions['reason']).toBe('STALE_EDIT');
    const both = await Promise.all(['a', 'b'].map((key) => ask(event, [field(key), field(`${key}2`)])));
    expect(both.every(({ errors }) => !errors)).toBe(true);
    expect(['a,a2', 'b,b2']).toContain((await listed(event)).fields.map(({ key }) => key).join());
  });

  it('go with a copy of the event, with its conditions and groups', async () => {
    const event = await buildEvent(server);
    const [, gold] = await buildGroups(server, event.id, [{}, { name: 'Gold' }]);
    await set(event, [
      field('company', 'YES_NO'),
      { ...field('vat'), conditionKey: 'company', conditionAnswers: ['true'] },
      { ...field('size'), audience: 'GROUPS', groupIds: [gold] },
    ]);
    const { it: copy } = await expectOk(
      run<{ it: { event: BuiltEvent } }>(
        'mutation ($input: DuplicateEventInput!) { it: duplicateEvent(input: $input) { event { id } } }',
        { input: { eventId: event.id } },
      ),
    );
    const { fields } = await listed(copy.event);
    const [group] = await server.sql<{ id: string }>(
      `SELECT id FROM attendee_groups WHERE event_id = $1 AND name = 'Gold'`,
      [copy.event.id],
    );
    expect(fields.map(({ key }) => key)).toEqual(['company', 'vat', 'size']);
    expect(fields[1]?.conditionFieldId).toBe(fields[0]?.id);
    expect(fields[2]?.groupIds).toEqual([group?.id]);
  });
});

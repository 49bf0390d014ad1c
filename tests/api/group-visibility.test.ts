import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { graphql } from '../support/client';
import { buildCompany, buildInterests, buildMember, insert } from '../support/factories';
import { allBut, buildGroups, putInGroups } from '../support/groups';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { documentsByField } from './access/ways';
import { operations, schema } from './operations/index';
import { buildScene, type Scene } from './operations/scene';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A name that is in no other text. */
const NAME = 'Zebulon';
const TOPIC = 'Fintech';

/**
 * The bystander of the table of operations may not see its host, who has done all that others could hear of without being tied to
 * the bystander: works for a company, shares interests, comes to the bystander's session, and was noted by the bystander before. Two
 * more would be the bystander's best matches; from three people on, a country and an interest are counted.
 */
const sceneWithHidden = async (): Promise<Scene & { hiddenIds: string[] }> => {
  const scene = await buildScene(server);
  const { event, hostId, activityId } = scene;
  const [bystander] = await server.sql<{ id: string }>(
    `SELECT id FROM attendees WHERE event_id = $1 AND last_name = 'Last bystander'`,
    [event.id],
  );
  const companyId = (await buildCompany(server, { eventId: event.id, name: 'Acme' })).id;
  await server.sql(
    `UPDATE attendees SET first_name = $2, company_id = $3, company_contact = true, country = 'NZ', organization = $2 WHERE id = $1`,
    [hostId, NAME, companyId],
  );
  const matches = [1, 2].map(() =>
    buildMember(server, { eventId: event.id, firstName: NAME, country: 'NZ' }),
  );
  const hiddenIds = [hostId, ...(await Promise.all(matches)).map(({ id }) => id)];
  const { groupId, terms } = await buildInterests(server, event.id, { terms: [TOPIC] });
  for (const attendeeId of [...hiddenIds, bystander?.id])
    await insert(server, 'attendee_interests', { attendeeId, groupId, termId: terms[TOPIC] });
  await insert(server, 'activity_speakers', { attendeeId: bystander?.id, activityId, position: 0 });
  await insert(server, 'agenda_entries', { attendeeId: hostId, activityId });
  await insert(server, 'bookmarks', { ownerId: bystander?.id, attendeeId: hostId });
  await insert(server, 'meeting_wishes', {
    id: newId(),
    kind: 'NO',
    fromId: bystander?.id,
    toAttendeeId: hostId,
  });
  await buildGroups(server, event.id, [{ sees: allBut(1) }, { name: 'Hidden', shown: true }]);
  for (const id of hiddenIds) await putInGroups(server, id, 1);
  return { ...scene, hiddenIds };
};

const STAFF_ALONE = new Set(['STAFF', 'MANAGERS', 'ADMIN_ALONE']);
const queries = Object.entries(operations).filter(
  ([, { document, codes }]) => /^(query|\{)/.test(document) && !STAFF_ALONE.has(codes),
);

/** Ids, texts and numbers: what can tell that somebody is there. Of a person the name is enough, and of an event what is its own. */
const telling = {
  isWanted: (field: string, leaf: string) =>
    field.startsWith('Attendee.')
      ? ['Attendee.id', 'Attendee.firstName'].includes(field)
      : leaf === 'Int' || (['ID', 'String'].includes(leaf) && !field.startsWith('Event.')),
  endsAt: ['Attendee', 'Event'],
};

/** An answer without what is new in each: ids of requests, times of calendars, and cursors. */
const lasting = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (['requestId', 'changeCursor', 'lastUsedAt'].includes(key)) return undefined;
      return typeof value === 'string' ? value.replaceAll(/DTSTAMP:\w+|"lastUsedAt" : "[^"]*"/g, '') : value;
    }),
  );

const askAll = async (
  { tokens }: Scene,
  documents: readonly string[],
  variables: Record<string, unknown>,
): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const document of documents)
    answers.push(lasting(await graphql(server.url, document, variables, tokens.bystander)));
  return answers;
};

/** Searches for what only the hidden person has. */
const lookedFor = [NAME, TOPIC, 'New Zealand'].map((text) => {
  const row = operations['search'];
  if (!row) throw new Error('There is no row for searches');
  const document = row.document.replace(/text: "[^"]*"/, `text: "${text}"`);
  return [`search ${text}`, { ...row, document }] as const;
});

const mutations = Object.entries(operations).filter(
  ([, { document, codes }]) => document.startsWith('mutation') && !STAFF_ALONE.has(codes),
);

it('somebody whom a rule hides cannot be asked, noted, written to or scanned', async () => {
  const scene = await sceneWithHidden();
  const answers: Record<string, unknown> = {};
  for (const [name, { document, variables }] of mutations) {
    const values = await variables(scene, server);
    if (!JSON.stringify(values).match(`${scene.hostId}|${scene.hostCode}`)) continue;
    const { data, errors } = await graphql(server.url, document, values, scene.tokens.bystander);
    answers[name] = errors?.[0]?.extensions.code ?? data;
  }
  // Who scans a badge is told no more than by a code that is no badge.
  const { exchangeContacts, ...others } = answers;
  expect(exchangeContacts).toEqual({ exchangeContacts: { outcome: 'UNKNOWN_CODE', contact: null } });
  expect(Object.entries(others).filter(([, answer]) => answer !== 'NOT_FOUND')).toEqual([]);
  expect(Object.keys(others).length).toBeGreaterThan(8);
});

it('somebody whom a rule hides is in no answer, and all numbers are as if they did not exist', async () => {
  const scene = await sceneWithHidden();
  const asked = await Promise.all(
    sampled([...queries, ...lookedFor]).map(async ([name, { document, variables }]) => {
      const values = await variables(scene, server);
      return {
        name,
        values,
        documents: [document, ...documentsByField(schema, name.split(' ')[0] ?? '', document, telling)],
      };
    }),
  );
  const whileHidden: Record<string, unknown[]> = {};
  for (const { name, values, documents } of asked) whileHidden[name] = await askAll(scene, documents, values);
  const told = Object.entries(whileHidden).filter(([, answers]) =>
    new RegExp([NAME, ...scene.hiddenIds].join('|')).test(JSON.stringify(answers)),
  );
  expect(told).toEqual([]);

  await server.sql('DELETE FROM attendees WHERE id = ANY($1)', [scene.hiddenIds]);
  const whileGone: Record<string, unknown[]> = {};
  for (const { name, values, documents } of asked) whileGone[name] = await askAll(scene, documents, values);
  expect(whileHidden).toEqual(whileGone);
});

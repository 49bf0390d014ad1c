import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import type { ApiScope } from '../../../generated/graphql';
import { messages } from '../messages';
import { scopeGroups, scopeWords } from './scopes';
import { firstQueryOf, starterQueries } from './snippets';
import { emptyWebhook, inputOfWebhook, scopesAfter, stateOfWebhook, topics, topicWords } from './webhook';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const errorsIn = (query: string): string[] => validate(schema, parse(query)).map(({ message }) => message);
const allScopes = Object.keys(messages.scopes) as ApiScope[];

test('the forms offer every scope once, but that of companies', () => {
  const ofEvents = allScopes.filter((scope) => scope !== 'LEADS_READ');
  expect(Object.values(scopeGroups).flat().toSorted()).toEqual(ofEvents.toSorted());
});

test('the queries that are offered to begin with are valid', () => {
  const offered = [...Object.values(starterQueries), ...allScopes.map((scope) => firstQueryOf([scope], 'e'))];
  expect(offered.flatMap(errorsIn)).toEqual([]);
});

test('scopes and topics read as phrases', () => {
  expect(scopeWords(['CHECK_INS_WRITE', 'CHECK_INS_READ', 'ATTENDEES_READ'])).toBe(
    'Reads attendees, entries; records entries',
  );
  expect(scopeWords(['SCHEDULE_WRITE'])).toBe('Changes the schedule');
  expect(topicWords(['MEETING_CHANGED', 'ATTENDEE_CHANGED'])).toBe('Attendees, Meetings');
});

test('topics bring the scopes of their usual payloads, and take them away; others stay', () => {
  const [attendees, entries] = topics;
  expect(scopesAfter(['CONTACTS_READ'], [], [attendees!])).toEqual(['CONTACTS_READ', 'ATTENDEES_READ']);
  expect(scopesAfter(['CONTACTS_READ', 'ATTENDEES_READ'], [attendees!], [entries!])).toEqual([
    'CONTACTS_READ',
    'CHECK_INS_READ',
  ]);
});

test('a webhook is paused, failing or sending', () => {
  const at = '2027-03-01T09:30:00Z';
  expect([
    stateOfWebhook({ pausedAt: at, failingSince: at }),
    stateOfWebhook({ pausedAt: null, failingSince: at }),
    stateOfWebhook({ pausedAt: null, failingSince: null }),
  ]).toEqual(['paused', 'failing', 'sending']);
});

test('a query and its scopes are sent only where a payload of its own is chosen', () => {
  const sent = { topics: ['MEETING_CHANGED' as const], scopes: ['CONTACTS_READ' as const] };
  const values = { ...emptyWebhook, ...sent, name: ' CRM ', url: ' https://a.example ', query: '{ a } ' };
  const input = { name: 'CRM', url: 'https://a.example', topics: sent.topics };
  expect(inputOfWebhook(values)).toEqual({ ...input, scopes: ['MEETINGS_READ'], query: null });
  expect(inputOfWebhook({ ...values, payload: 'own' })).toEqual({ ...input, ...sent, query: '{ a }' });
});

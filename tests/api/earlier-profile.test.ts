import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, buildUser, signIn } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

type Values = Record<string, unknown>;

const EARLIER =
  'query ($eventId: ID!) { joinInfo(eventId: $eventId) { earlierProfile { organization event { id } } } }';
const JOIN = 'mutation ($input: JoinEventInput!) { joinEvent(input: $input) { attendee { id } } }';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

it('a new profile is filled in from what one wrote last elsewhere, and from nothing that is not the own', async () => {
  const user = await buildUser(server);
  const token = await signIn(server, { userId: user.id });
  const take = async (organization: string, event: Values, profile: Values = {}) => {
    const { id: eventId } = await buildEvent(server, event);
    await buildAttendee(server, { eventId, userId: user.id, organization, ...profile });
    return eventId;
  };
  const { id: eventId } = await buildEvent(server, { registration: 'OPEN' });
  const earlier = async () => (await expectOk(graphql(server.url, EARLIER, { eventId }, token)))['joinInfo'];
  await buildMember(server, { organization: 'Of others' });
  await take('Invited only', {}, { status: 'INVITED' });
  await take('Hidden', { status: 'DRAFT' });
  expect(await earlier()).toEqual({ earlierProfile: null });
  await take('Old Ltd', {}, { updatedAt: new Date('2025-01-02') });
  const last = await take('New Ltd', { status: 'ARCHIVED' }, { updatedAt: new Date('2026-01-02') });
  expect(await earlier()).toEqual({ earlierProfile: { organization: 'New Ltd', event: { id: last } } });
  const whole = {
    firstName: 'Ada',
    lastName: 'King',
    jobTitle: 'Engineer',
    organization: 'Own',
    country: 'GB',
  };
  await expectOk(graphql(server.url, JOIN, { input: { eventId, ...whole } }, token));
  expect(await earlier()).toEqual({ earlierProfile: null });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { graphql } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let staff: string;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  me = await buildMember(server, { eventId: event.id });
  other = await buildMember(server, { eventId: event.id });
});

const REQUIRED = 'This is required.';
const NO_PICTURE = 'There is no such picture. Please upload it first.';
const NO_GROUP = 'There is no interest group “Nothing”.';
const NO_MEETINGS = 'No meetings are held at this pod.';
const NO_SLOT = 'There is no slot at that time. Please choose one of the meeting hours.';
const interests = [{ group: 'Nothing', terms: ['Food'] }];
/** After every event of these tests. */
const FAR = '2090-05-03T10:00:00.000Z';

const errorsOf = async (operation: string, input: object, token: string) => {
  const type = `${operation[0]?.toUpperCase() ?? ''}${operation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${operation}(input: $input) { __typename } }`;
  const { errors } = await graphql(server.url, query, { input }, token);
  const fields = errors?.[0]?.extensions['fields'] as { path: string; message: string }[] | undefined;
  return Object.fromEntries((fields ?? []).map(({ path, message }) => [path, message]));
};
const closedPod = () => buildPod(server, { eventId: event.id, bookable: false });

describe('errors that only the data shows are reported in one answer, with those of the input,', () => {
  it('by updateEvent', async () => {
    const meetingHours = [{ date: '2090-05-03', from: '09:00', to: '10:00' }];
    const input = {
      eventId: event.id,
      title: ' x',
      logo: 'a.webp',
      cover: 'b.webp',
      gapMinutes: null,
      meetingHours,
    };
    expect(await errorsOf('updateEvent', input, staff)).toEqual({
      'input.logo': NO_PICTURE,
      'input.cover': NO_PICTURE,
      'input.gapMinutes': REQUIRED,
      'input.meetingHours.0': '2090-05-03 is not a day of the event.',
    });
  });

  it('by createAttendee and updateAttendee', async () => {
    const { id: companyId } = await buildCompany(server, { eventId: (await buildEvent(server)).id });
    const wrong = { firstName: ' ', lastName: '', avatar: 'a.webp', companyId, interests };
    const errors = {
      'input.firstName': REQUIRED,
      'input.lastName': REQUIRED,
      'input.avatar': NO_PICTURE,
      'input.companyId': 'Company not found at this event.',
      'input.interests': NO_GROUP,
    };
    const created = { ...wrong, eventId: event.id, email: 'new@example.com' };
    expect(await errorsOf('createAttendee', created, staff)).toEqual(errors);
    expect(await errorsOf('updateAttendee', { ...wrong, attendeeId: me.id }, staff)).toEqual(errors);
  });

  it('by updateProfile', async () => {
    const input = {
      eventId: event.id,
      firstName: '',
      lastName: ' ',
      country: null,
      cover: 'a.webp',
      interests,
    };
    expect(await errorsOf('updateProfile', input, me.token)).toEqual({
      'input.firstName': REQUIRED,
      'input.lastName': REQUIRED,
      'input.country': REQUIRED,
      'input.cover': NO_PICTURE,
      'input.interests': NO_GROUP,
    });
  });

  it('by joinEvent, with what the invited profile lacks', async () => {
    const invited = await buildMember(server, {
      eventId: event.id,
      status: 'INVITED',
      jobTitle: null,
      organization: 'Mills',
      country: null,
    });
    const input = {
      eventId: event.id,
      firstName: '',
      lastName: ' ',
      country: 'PK',
      avatar: 'a.webp',
      interests,
    };
    expect(await errorsOf('joinEvent', input, invited.token)).toEqual({
      'input.firstName': REQUIRED,
      'input.lastName': REQUIRED,
      'input.jobTitle': REQUIRED,
      'input.avatar': NO_PICTURE,
      'input.interests': NO_GROUP,
    });
  });

  it('by requestMeeting and proposeMeetingTime', async () => {
    const pod = await closedPod();
    const times = { startsAt: FAR, endsAt: '2090-05-03T09:00:00.000Z', podId: pod.id };
    const errors = {
      'input.startsAt': NO_SLOT,
      'input.endsAt': 'This is not the end of that slot.',
      'input.podId': NO_MEETINGS,
    };
    const meeting = await buildMeeting(server, { event, senderId: me.id, receiverId: other.id });
    expect(await errorsOf('requestMeeting', { attendeeId: other.id, ...times }, me.token)).toEqual(errors);
    expect(await errorsOf('proposeMeetingTime', { meetingId: meeting.id, ...times }, me.token)).toEqual(
      errors,
    );
  });

  it('by addBusyTime', async () => {
    const input = { eventId: event.id, startsAt: FAR, endsAt: FAR };
    expect(await errorsOf('addBusyTime', input, me.token)).toEqual({
      'input.startsAt': 'This is not a time of the event.',
      'input.endsAt': 'The end has to be after the start.',
    });
  });
});

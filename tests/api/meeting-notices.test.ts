import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expireDueRequests } from '../../server/src/modules/meetings/requests/meeting-request.service';
import { remindOfMeeting } from '../../server/src/modules/meetings/notifications/meeting-notice.service';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const REQUEST = `mutation ($input: RequestMeetingInput!) { it: requestMeeting(input: $input) { meeting { id } } }`;
const RESPOND = `mutation ($input: RespondToMeetingInput!) { it: respondToMeeting(input: $input) { meeting { id status reason } } }`;
const CONFIRM = `mutation ($input: ConfirmMeetingTookPlaceInput!) {
  it: confirmMeetingTookPlace(input: $input) { meeting { id viewerCanConfirm participants { as tookPlace } } }
}`;
const READ = `query ($id: ID!) { it: meeting(id: $id) { reason calendar participants { as tookPlace } } }`;
const MOVE = `mutation ($input: UpdatePodActivityInput!) { it: updatePodActivity(input: $input) { podActivity { meeting { id } } } }`;
const REMOVE = `mutation ($input: RemovePodActivityInput!) { it: removePodActivity(input: $input) { podActivity { meeting { id } } } }`;

type Side = 'sender' | 'receiver';
interface Read {
  reason: string | null;
  calendar: string;
  participants: { as: string; tookPlace: boolean | null }[];
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let people: Record<Side, BuiltMember>;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server, { timezone: 'Europe/Berlin', venue: 'Old Mill' });
  const mailed = { eventId: event.id, mailsReminders: true };
  people = { sender: await buildMember(server, mailed), receiver: await buildMember(server, mailed) };
});

const build = (status: 'PENDING' | 'ACTIVE', more: Record<string, unknown> = {}) =>
  buildMeeting(server, {
    event,
    senderId: people.sender.id,
    receiverId: people.receiver.id,
    status,
    ...more,
  });
const run = (document: string, input: Record<string, unknown>, token: string) =>
  expectOk(graphql(server.url, document, { input }, token));
const respond = (meetingId: string, action: string, side: Side, reason?: string) =>
  run(RESPOND, { meetingId, action, reason }, people[side].token);
const read = async (id: string, token = people.sender.token) =>
  (await expectOk(graphql<{ it: Read }>(server.url, READ, { id }, token))).it;
/** Notifications and mails of a side, in their order. */
const toldTo = async (side: Side) => {
  const { id, userId } = people[side];
  const notifications = await server.sql<{ kind: string }>(
    'SELECT kind FROM notifications WHERE attendee_id = $1 ORDER BY created_at, id',
    [id],
  );
  const mails = await server.sql<{ template: string; file: boolean }>(
    `SELECT template, calendar IS NOT NULL AS file FROM mails
     WHERE event_id = $2 AND recipient = (SELECT email FROM users WHERE id = $1) ORDER BY created_at, id`,
    [userId, event.id],
  );
  return {
    portal: notifications.map(({ kind }) => kind),
    mails: mails.map(({ template, file }) => `${template}${file ? ' +file' : ''}`),
  };
};
const nothing = { portal: [], mails: [] };
const lineOf = (calendar: string, name: string) =>
  calendar.split('\r\n').find((line) => line.startsWith(`${name}:`));

describe('the people of a meeting are told', () => {
  it('the receiver of a request, by mail whatever was chosen', async () => {
    await server.sql('UPDATE attendees SET mails_reminders = false WHERE event_id = $1', [event.id]);
    await server.sql(`UPDATE events SET timezone = 'UTC' WHERE id = $1`, [event.id]);
    await buildPod(server, { eventId: event.id });
    const { startsAt } = slotOf(event, 6);
    await run(REQUEST, { attendeeId: people.receiver.id, startsAt }, people.sender.token);
    expect(await toldTo('receiver')).toEqual({ portal: ['MEETING_REQUESTED'], mails: ['meeting-requested'] });
    expect(await toldTo('sender')).toEqual(nothing);
  });

  it('of an acceptance, with a calendar file to both', async () => {
    await buildPod(server, { eventId: event.id });
    const { id } = await build('PENDING');
    await respond(id, 'ACCEPT', 'receiver');
    expect(await toldTo('sender')).toEqual({
      portal: ['MEETING_ACCEPTED'],
      mails: ['meeting-confirmed +file'],
    });
    expect(await toldTo('receiver')).toEqual({ portal: [], mails: ['meeting-confirmed +file'] });
    await respond(id, 'ACCEPT', 'receiver');
    expect((await toldTo('sender')).portal).toHaveLength(1);
  });

  it('which pod it is, when they agree and when it moves', async () => {
    const [oak, elm] = [
      await buildPod(server, { eventId: event.id, name: 'Oak' }),
      await buildPod(server, { eventId: event.id, name: 'Elm' }),
    ];
    const { id } = await build('PENDING', { podId: elm.id });
    await respond(id, 'ACCEPT', 'receiver');
    const move = `mutation ($input: UpdatePodActivityInput!) { updatePodActivity(input: $input) { podActivity { meeting { id } } } }`;
    await expectOk(graphql(server.url, move, { input: { podActivityId: id, podId: oak.id } }, manager));
    const { notifications } = await expectOk(
      graphql<{ notifications: { nodes: { text: string; meeting: object }[] } }>(
        server.url,
        'query ($id: ID!) { notifications(eventId: $id) { nodes { text meeting { pod { name } } } } }',
        { id: event.id },
        people.sender.token,
      ),
    );
    const { firstName, lastName } = people.receiver;
    const name = `${firstName} ${lastName}`;
    const when = String.raw`\w+, \d+ \w+, \d\d:\d\d [ap]m`;
    expect(notifications.nodes).toEqual([
      {
        text: expect.stringMatching(
          new RegExp(`^Your meeting with ${name} has moved: ${when} · Pod: Oak$`),
        ) as string,
        meeting: { pod: { name: 'Oak' } },
      },
      {
        text: expect.stringMatching(
          new RegExp(`^${name} accepted your meeting: ${when} · Pod: Oak$`),
        ) as string,
        meeting: { pod: { name: 'Oak' } },
      },
    ]);
  });

  it('of a rejection and of a request taken back, without mails', async () => {
    await respond((await build('PENDING')).id, 'REJECT', 'receiver');
    expect(await toldTo('sender')).toEqual({ portal: ['MEETING_REJECTED'], mails: [] });
    await respond((await build('PENDING', slotOf(event, 2))).id, 'CANCEL', 'sender');
    expect(await toldTo('receiver')).toEqual({ portal: ['MEETING_CANCELLED'], mails: [] });
  });

  it('of a cancellation, with a file that takes it out of both calendars', async () => {
    const { id } = await build('ACTIVE');
    await respond(id, 'CANCEL', 'sender');
    expect(await toldTo('receiver')).toEqual({
      portal: ['MEETING_CANCELLED'],
      mails: ['meeting-cancelled +file'],
    });
    expect(await toldTo('sender')).toEqual({ portal: [], mails: ['meeting-cancelled +file'] });
    const [mail] = await server.sql<{ calendar: string }>('SELECT calendar FROM mails WHERE event_id = $1', [
      event.id,
    ]);
    expect(lineOf(mail?.calendar ?? '', 'STATUS')).toBe('STATUS:CANCELLED');
  });

  it('when staff move or remove it', async () => {
    const { id } = await build('ACTIVE');
    await run(MOVE, { podActivityId: id, ...slotOf(event, 4) }, manager);
    await run(REMOVE, { podActivityId: id }, manager);
    const told = {
      portal: ['MEETING_MOVED', 'MEETING_REMOVED'],
      mails: ['meeting-changed +file', 'meeting-cancelled +file'],
    };
    expect([await toldTo('sender'), await toldTo('receiver')]).toEqual([told, told]);
  });

  it('by mail only where they chose so', async () => {
    await server.sql('UPDATE attendees SET mails_reminders = false WHERE id = $1', [people.receiver.id]);
    const { id } = await build('ACTIVE');
    await run(MOVE, { podActivityId: id, ...slotOf(event, 4) }, manager);
    expect(await toldTo('sender')).toMatchObject({ mails: ['meeting-changed +file'] });
    expect(await toldTo('receiver')).toEqual({ portal: ['MEETING_MOVED'], mails: [] });
  });

  it('those who asked without an answer, in as many statements for one as for five', async () => {
    const expire = () => expireDueRequests(server.app.systemContext());
    let built = 0;
    const costOf = async (count: number): Promise<number> => {
      await expire();
      const expiresAt = new Date(Date.now() - 1_000);
      for (let index = 0; index < count; index += 1)
        await build('PENDING', { expiresAt, ...slotOf(event, index) });
      built += count;
      let closed = 0;
      const statements = await statementsOf(async () => {
        closed = await expire();
      });
      // The server's own clock may have been first; what other tests have queued may be sent meanwhile.
      return closed === count ? statements.filter((text) => !/\bmails\b/.test(text)).length : costOf(count);
    };
    const one = await costOf(1);
    expect(await costOf(5)).toBe(one);
    const portal = Array.from({ length: built }, () => 'MEETING_EXPIRED');
    expect(await toldTo('sender')).toEqual({ portal, mails: [] });
    expect(await toldTo('receiver')).toEqual(nothing);
  });
});

describe('a reminder', () => {
  const remind = (meetingId: string, startsAt: Date) =>
    remindOfMeeting(server.app.systemContext(), { meetingId, startsAt: startsAt.toISOString() });
  const jobsFor = (meetingId: string) =>
    server.sql<{ starts: string; due: Date }>(
      `SELECT data->>'startsAt' AS starts, start_after AS due FROM pgboss.job
       WHERE name = 'meetings.remind' AND data->>'meetingId' = $1 ORDER BY created_on`,
      [meetingId],
    );

  it('is set for ten minutes before, on acceptance and at each move', async () => {
    await buildPod(server, { eventId: event.id });
    const { id, startsAt } = await build('PENDING');
    await respond(id, 'ACCEPT', 'receiver');
    const moved = slotOf(event, 4);
    await run(MOVE, { podActivityId: id, ...moved }, manager);
    expect(await jobsFor(id)).toEqual(
      [startsAt, moved.startsAt].map((time) => ({
        starts: time.toISOString(),
        due: new Date(time.getTime() - 600_000),
      })),
    );
  });

  it('comes to both once per time, however often the job runs', async () => {
    const { id, startsAt } = await build('ACTIVE');
    const runs = await Promise.all([remind(id, startsAt), remind(id, startsAt), remind(id, startsAt)]);
    expect(runs.filter(Boolean)).toHaveLength(1);
    const told = { portal: ['MEETING_REMINDER'], mails: ['meeting-reminder'] };
    expect([await toldTo('sender'), await toldTo('receiver')]).toEqual([told, told]);
  });

  it('comes by itself when its time is there', async () => {
    await buildPod(server, { eventId: event.id });
    const soon = { startsAt: new Date(Date.now() + 300_000), endsAt: new Date(Date.now() + 1_500_000) };
    const { id } = await build('PENDING', soon);
    await respond(id, 'ACCEPT', 'receiver');
    const told = await waitFor(
      async () => (await toldTo('receiver')).portal.includes('MEETING_REMINDER') && toldTo('sender'),
      'The reminder',
    );
    expect(told).toEqual({
      portal: ['MEETING_ACCEPTED', 'MEETING_REMINDER'],
      mails: ['meeting-confirmed +file', 'meeting-reminder'],
    });
  });

  it('for a time that the meeting has left does not come, for the new one it does', async () => {
    const { id, startsAt } = await build('ACTIVE');
    const moved = slotOf(event, 4);
    await run(MOVE, { podActivityId: id, ...moved }, manager);
    expect([await remind(id, startsAt), await remind(id, moved.startsAt)]).toEqual([false, true]);
  });

  it('does not come for a meeting that is closed, waits or has begun', async () => {
    const waiting = await build('PENDING');
    const closed = await build('ACTIVE', slotOf(event, 3));
    await respond(closed.id, 'CANCEL', 'sender');
    const begun = await build('ACTIVE', {
      startsAt: new Date(Date.now() - 60_000),
      endsAt: new Date(Date.now() + 60_000),
    });
    for (const { id, startsAt } of [waiting, closed, begun]) expect(await remind(id, startsAt)).toBe(false);
  });
});

describe('a polite reason', () => {
  it('is shown to the other', async () => {
    const { id } = await build('PENDING');
    await respond(id, 'REJECT', 'receiver', '  I leave at noon. ');
    expect((await read(id)).reason).toBe('I leave at noon.');
  });

  it('has at most 300 characters', async () => {
    const input = { meetingId: (await build('PENDING')).id, action: 'REJECT', reason: 'x'.repeat(301) };
    const { extensions } = await expectError(graphql(server.url, RESPOND, { input }, people.receiver.token));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.reason' }] });
  });
});

describe('whether a meeting took place', () => {
  const over = { startsAt: new Date(Date.now() - 120_000), endsAt: new Date(Date.now() - 60_000) };
  const say = (meetingId: string, tookPlace: boolean, side: Side) =>
    graphql(server.url, CONFIRM, { input: { meetingId, tookPlace } }, people[side].token);
  const participants = (sender: boolean | null, receiver: boolean | null) => [
    { as: 'SENDER', tookPlace: sender },
    { as: 'RECEIVER', tookPlace: receiver },
  ];

  it('each side says for itself, may say it again, and staff see both', async () => {
    const { id } = await build('ACTIVE', over);
    expect(await expectOk(say(id, false, 'receiver'))).toEqual({
      it: { meeting: { id, viewerCanConfirm: true, participants: participants(null, false) } },
    });
    await expectOk(say(id, true, 'receiver'));
    await expectOk(say(id, false, 'sender'));
    expect((await read(id)).participants).toEqual(participants(false, null));
    expect((await read(id, manager)).participants).toEqual(participants(false, true));
  });

  it('is said only once it is over, and only of one that was agreed on', async () => {
    const held = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 60_000) };
    const early = [await build('ACTIVE'), await build('ACTIVE', held), await build('PENDING', over)];
    for (const { id } of early) {
      const answer = await say(id, true, 'sender');
      expect([codeOf(answer), answer.errors?.[0]?.extensions['reason']]).toEqual(['CONFLICT', 'NOT_OVER']);
    }
  });
});

describe('the calendar file of a meeting', () => {
  it('says when in UTC, names the zone, and whom one meets where', async () => {
    const pod = await buildPod(server, { eventId: event.id, location: 'Hall; 1' });
    const { id, startsAt } = await build('ACTIVE', { podId: pod.id });
    const { calendar } = await read(id);
    const names = ['UID', 'SEQUENCE', 'STATUS', 'X-WR-TIMEZONE', 'METHOD', 'DTSTART', 'SUMMARY', 'LOCATION'];
    const { firstName, lastName } = people.receiver;
    expect(
      calendar
        .replaceAll(/\r\n[ \t]/g, '')
        .split('\r\n')
        .filter((line) => names.includes(line.split(':')[0] ?? ''))
        .sort(),
    ).toEqual([
      `DTSTART:${startsAt.toISOString().replace(/[-:]|\.000/g, '')}`,
      `LOCATION:${pod.name}\\, Hall\\; 1\\, Old Mill`,
      'METHOD:PUBLISH',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      `SUMMARY:Meeting with ${firstName} ${lastName}`,
      `UID:meeting-${id}@podium`,
      'X-WR-TIMEZONE:Europe/Berlin',
    ]);
    expect((await read(id, manager)).calendar.replaceAll(/\r\n[ \t]/g, '')).toContain(
      `${firstName} ${lastName}`,
    );
  });

  it.each([
    ['UR', (name: string) => `\u2068${name}\u2069 سے ملاقات`],
    ['AR', (name: string) => `لقاء مع \u2068${name}\u2069`],
  ])('is in the language of its reader (%s)', async (language, title) => {
    await server.sql('UPDATE users SET language = $2 WHERE id = $1', [people.sender.userId, language]);
    const { id } = await build('ACTIVE');
    const { firstName, lastName } = people.receiver;
    const summary = lineOf((await read(id)).calendar.replaceAll(/\r\n[ \t]/g, ''), 'SUMMARY');
    expect(summary).toBe(`SUMMARY:${title(`${firstName} ${lastName}`)}`);
  });

  it('keeps its UID and grows its SEQUENCE when it moves and closes, and not for anything else', async () => {
    await buildPod(server, { eventId: event.id });
    const { id } = await build('PENDING');
    const seen = async () => {
      const { calendar } = await read(id);
      return ['UID', 'SEQUENCE', 'STATUS'].map((name) => lineOf(calendar, name)).join(' ');
    };
    const uid = `UID:meeting-${id}@podium`;
    expect(await seen()).toBe(`${uid} SEQUENCE:0 STATUS:TENTATIVE`);
    await respond(id, 'ACCEPT', 'receiver');
    await run(MOVE, { podActivityId: id, ...slotOf(event, 4) }, manager);
    await run(MOVE, { podActivityId: id, ...slotOf(event, 4) }, manager);
    expect(await seen()).toBe(`${uid} SEQUENCE:2 STATUS:CONFIRMED`);
    await run(REMOVE, { podActivityId: id }, manager);
    expect(await seen()).toBe(`${uid} SEQUENCE:3 STATUS:CANCELLED`);
  });

  it('cannot be broken by a name', async () => {
    await server.sql('UPDATE attendees SET first_name = $2 WHERE id = $1', [
      people.receiver.id,
      'Eve\r\nATTENDEE:mailto:x@example.test\rBEGIN:VALARM',
    ]);
    const { id } = await build('ACTIVE');
    const lines = (await read(id)).calendar.split(/\r\n|\r|\n/);
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
  });
});

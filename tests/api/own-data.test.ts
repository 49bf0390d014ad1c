import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { registeredStatements } from '../../server/src/core/db/statement';
import { hashToken } from '../../server/src/core/auth/tokens';
import { codeOf, expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildMember,
  buildUser,
  chooseInterest,
  insert,
  midnight,
  signIn,
  signInAs,
  slotOf,
} from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { startServer, type TestServer } from '../support/server';
import { openSession } from '../support/socket';
import { within } from '../support/wait';

const PASSWORD = 'correct horse battery';
const ERASE = 'mutation ($input: EraseMeInput!) { eraseMe(input: $input) { userId } }';

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  [server, passwordHash] = await Promise.all([startServer(), hashPassword(PASSWORD)]);
});
afterAll(() => server.close());

const erase = (token: string, password = PASSWORD) =>
  graphql(server.url, ERASE, { input: { password } }, token);
const exported = async (token: string) => {
  const { exportMyData } = await expectOk(
    graphql<{ exportMyData: string }>(server.url, '{ exportMyData }', {}, token),
  );
  return JSON.parse(exportMyData) as {
    user: Record<string, unknown>;
    sessions: object[];
    mails: object[];
    changes: object[];
    profiles: Record<string, unknown>[];
  };
};

/** A person with data of every kind, and another one who is related to it. */
const buildLife = async () => {
  const event = await buildEvent(server);
  const user = await buildUser(server, { passwordHash });
  const me = await buildMember(server, { eventId: event.id, userId: user.id, phone: '+44 1' });
  const other = await buildMember(server, { eventId: event.id });
  const { groupId, terms } = await buildInterests(server, event.id);
  const fields = [fieldNamed('diet', 'ONE_OF', { choices: ['vegan', 'halal'] })];
  const { diet } = await setFields(server, await signInAs(server, Role.MANAGER), event.id, fields);
  const answers = JSON.stringify({ [diet!]: ['halal'] });
  await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [me.id, answers]);
  await chooseInterest(server, me.id, groupId, terms['Energy']);
  await insert(server, 'bookmarks', { ownerId: me.id, attendeeId: other.id });
  await insert(server, 'bookmarks', { ownerId: other.id, attendeeId: me.id });
  await insert(server, 'blocks', { blockerId: me.id, blockedId: other.id });
  await insert(server, 'busy_times', { id: newId(), attendeeId: me.id, ...slotOf(event, 5) });
  await insert(server, 'agenda_feeds', { attendeeId: me.id, tokenHash: hashToken(me.id) });
  const conversationId = newId();
  await insert(server, 'conversations', { id: conversationId, eventId: event.id, lastSequence: 1 });
  await insert(server, 'conversation_members', { conversationId, attendeeId: me.id, otherId: other.id });
  await insert(server, 'conversation_members', { conversationId, attendeeId: other.id, otherId: me.id });
  const message = { id: newId(), conversationId, sequence: 1, senderId: me.id, recipientId: other.id };
  await insert(server, 'messages', { ...message, clientId: 'one', text: 'Good morning' });
  const between = { event, senderId: me.id, receiverId: other.id };
  const pending = await buildMeeting(server, { ...between, ...slotOf(event, 1) });
  const active = await buildMeeting(server, { ...between, ...slotOf(event, 2), status: 'ACTIVE' });
  const yesterday = Date.now() - 86_400_000;
  const past = await buildMeeting(server, {
    ...between,
    startsAt: new Date(yesterday),
    endsAt: new Date(yesterday + 1_200_000),
    status: 'ACTIVE',
  });
  return { event, user, me, other, pending, active, past };
};

describe('the own data', () => {
  it('are all there, and nobody else has part in them', async () => {
    const { event, user, me, other } = await buildLife();
    const nameOf = ({ firstName, lastName }: typeof me) => `${firstName} ${lastName}`;
    const data = await exported(me.token);
    expect(data.user).toMatchObject({ id: user.id, email: user.email, displayName: user.displayName });
    expect(data.sessions).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/hash/i);
    expect(data.profiles).toHaveLength(1);
    const [profile = {}] = data.profiles;
    expect(profile).toMatchObject({
      event: event.title,
      status: 'CONFIRMED',
      phone: '+44 1',
      interests: [{ group: 'Industry', term: 'Energy' }],
      answers: [{ question: 'What about diet?', purpose: 'To plan diet.', answer: 'The halal' }],
      bookmarks: [{ name: nameOf(other) }],
      blocks: [{ name: nameOf(other) }],
      messages: [{ with: nameOf(other), fromMe: true, text: 'Good morning' }],
      busyTimes: [{ note: null }],
      calendarLinks: [{ lastReadAt: null }],
      agenda: [],
      notifications: [],
    });
    expect((profile['meetings'] as { with: string }[]).map(({ with: name }) => name)).toEqual(
      Array(3).fill(nameOf(other)),
    );
    expect((await exported(other.token)).profiles[0]).toMatchObject({ blocks: [], interests: [] });
  });

  it('hold what one says on stage, was mailed, and says of a meeting', async () => {
    const { event, user, me, past } = await buildLife();
    const activity = await buildActivity(server, { event });
    await insert(server, 'activity_speakers', { activityId: activity.id, attendeeId: me.id, position: 1 });
    await server.sql(`UPDATE meetings SET sender_says_held = true, reason = 'Ill' WHERE id = $1`, [past.id]);
    const mail = { recipient: user.email, template: 'invitation', subject: 'You are invited' };
    await insert(server, 'mails', { id: newId(), ...mail, status: 'SENT' });
    const { mails, changes, profiles } = await exported(me.token);
    expect(mails).toMatchObject([{ subject: 'You are invited', status: 'SENT' }]);
    expect(changes).toEqual([]);
    expect(profiles[0]).toMatchObject({
      talks: [{ title: activity.title }],
      meetings: [{ tookPlace: true, reason: 'Ill' }, { tookPlace: null }, { tookPlace: null }],
    });
  });

  it('hold what one did as staff', async () => {
    const token = await signInAs(server, Role.MANAGER);
    const document = 'mutation ($input: CreateFaqInput!) { createFaq(input: $input) { faq { id } } }';
    const { id: eventId } = await buildEvent(server);
    await expectOk(
      graphql(server.url, document, { input: { eventId, question: 'Where?', answer: 'Here.' } }, token),
    );
    expect((await exported(token)).changes).toMatchObject([{ action: 'faq.create', subject: 'Where?' }]);
  });

  it('hold the profiles of all events, and those of others not', async () => {
    const user = await buildUser(server);
    const titles = [];
    for (const day of [1, 2, 3]) {
      const event = await buildEvent(server, { startsAt: midnight(day) });
      await buildAttendee(server, { eventId: event.id });
      await buildAttendee(server, { eventId: event.id, userId: user.id });
      titles.push(event.title);
    }
    const { profiles } = await exported(await signIn(server, user));
    expect(profiles.map(({ event }) => event)).toEqual(titles);
  });

  it('hold the code of a profile once it is confirmed: before, it is the one that was mailed', async () => {
    const user = await buildUser(server);
    const confirmed = await buildAttendee(server, { userId: user.id });
    await buildAttendee(server, {
      eventId: (await buildEvent(server, { startsAt: midnight(2) })).id,
      userId: user.id,
      status: 'INVITED',
    });
    const { profiles } = await exported(await signIn(server, user));
    expect(profiles.map(({ status, code }) => [status, code])).toEqual([
      ['CONFIRMED', confirmed.inviteCode],
      ['INVITED', null],
    ]);
  });

  it('are given ten times an hour', async () => {
    const { token } = await buildMember(server);
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => graphql(server.url, '{ exportMyData }', {}, token)),
    );
    expect(answers.map(codeOf).filter((code) => code !== 'OK')).toEqual(['RATE_LIMITED']);
  });
});

describe('erasing oneself', () => {
  it('ends sessions, closes what was to come, tells the other side, and leaves a tombstone', async () => {
    const { event, user, me, other, pending, active, past } = await buildLife();
    const socket = await openSession(server.url, me.token);
    const listening = await subscribe<{ meetingChanged: { id: string } }>(
      server.url,
      other.token,
      'subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id } }',
      { eventId: event.id },
    );
    expect(await expectOk(erase(me.token))).toEqual({ eraseMe: { userId: user.id } });
    expect(codeOf(await graphql(server.url, '{ me { id } }', {}, me.token))).toBe('UNAUTHENTICATED');
    expect(await within(socket.closed, 'The end')).toEqual({ code: 4401, reason: 'Signed out' });
    const told = [await listening.next(), await listening.next()].map(({ data }) => data?.meetingChanged.id);
    expect(new Set(told)).toEqual(new Set([pending.id, active.id]));
    await listening.close();

    expect(
      await server.sql(
        'SELECT id, status, closed_reason AS reason FROM meetings WHERE event_id = $1 ORDER BY starts_at',
        [event.id],
      ),
    ).toEqual([
      { id: past.id, status: 'ACTIVE', reason: null },
      { id: pending.id, status: 'REJECTED', reason: 'REMOVED' },
      { id: active.id, status: 'REJECTED', reason: 'REMOVED' },
    ]);
    const [tombstone] = await server.sql('SELECT * FROM attendees WHERE id = $1', [me.id]);
    expect(tombstone).toMatchObject({
      status: 'REMOVED',
      user_id: null,
      first_name: 'Former',
      last_name: 'attendee',
      phone: null,
      job_title: null,
      introduction: null,
      answers: {},
    });
    expect(tombstone?.['invite_code']).not.toBe(me.inviteCode);
    const left = await server.sql(
      `SELECT (SELECT count(*)::int FROM users WHERE id = $2) AS users,
         (SELECT count(*)::int FROM attendee_interests WHERE attendee_id = $1) AS interests,
         (SELECT count(*)::int FROM bookmarks WHERE $1 IN (owner_id, attendee_id)) AS bookmarks,
         (SELECT count(*)::int FROM blocks WHERE $1 IN (blocker_id, blocked_id)) AS blocks,
         (SELECT count(*)::int FROM busy_times WHERE attendee_id = $1) AS busy,
         (SELECT count(*)::int FROM agenda_feeds WHERE attendee_id = $1) AS feeds,
         (SELECT count(*)::int FROM messages WHERE sender_id = $1) AS messages`,
      [me.id, user.id],
    );
    expect(left).toEqual([
      { users: 0, interests: 0, bookmarks: 0, blocks: 0, busy: 0, feeds: 0, messages: 1 },
    ]);
    expect(await server.sql('SELECT 1 FROM audit_entries WHERE subject_id = $1', [user.id])).toEqual([]);
  });

  it('takes the password', async () => {
    const user = await buildUser(server, { passwordHash });
    const token = await signIn(server, user);
    const { extensions } = await expectError(erase(token, 'something else'));
    expect(extensions['fields']).toEqual([{ path: 'input.password', message: 'This is not your password.' }]);
    expect(codeOf(await graphql(server.url, '{ me { id } }', {}, token))).toBe('OK');
  });

  it('is refused to the last administrator, and to one of two who do it at once', async () => {
    const admins = await Promise.all([1, 2].map(() => buildUser(server, { passwordHash, role: Role.ADMIN })));
    const tokens = await Promise.all(admins.map((user) => signIn(server, user)));
    const answers = await Promise.all(tokens.map((token) => erase(token)));
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'OK']);
    expect(await server.sql(`SELECT count(*)::int FROM users WHERE role = 'ADMIN'`)).toEqual([{ count: 1 }]);
    expect(await server.sql(`SELECT action FROM audit_entries WHERE action = 'user.erase'`)).toEqual([
      { action: 'user.erase' },
    ]);
  });
});

describe('every table that names a person', () => {
  /** Tables that an export leaves out, each with the reason. */
  const LEFT_OUT: Record<string, string> = {
    announcement_recipients: 'what arrived is among the notifications and mails',
    announcements: 'the work of staff, which is among the changes',
    api_tokens: 'the work of staff and contacts, which is among the changes',
    attendee_answers: 'made of the answers by triggers',
    bulk_job_items: 'the work of staff, which is among the changes',
    bulk_jobs: 'the work of staff, which is among the changes',
    claims: 'made of meetings and busy times by triggers',
    deleted_leads: 'names of captures of what a company has deleted',
    email_verifications: 'a hashed secret of a day',
    imports: 'the work of staff, which is among the changes',
    known_devices: 'hashes; the sign-ins are among the security events',
    match_exposures: 'counts of what was shown',
    match_vectors: 'lengths of the interests, which are exported',
    match_showings: 'counts of what was shown',
    one_time_codes: 'a hashed secret of ten minutes',
    password_tokens: 'a hashed secret of a day',
    push_subscriptions: 'keys of a browser, which is among the sessions',
    schedule_run_meetings: 'drafts of staff; what was applied is among the meetings',
    schedule_run_people: 'drafts of staff, computed from wishes and targets, which are exported',
    schedule_runs: 'the work of staff, which is among the changes',
    webhooks: 'the work of staff, which is among the changes',
  };

  it('is part of the export, or left out for a reason', async () => {
    const text = registeredStatements().find(({ name }) => name === 'privacy.ownDataOfUser')?.text ?? '';
    const tables = await server.sql<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('attendees'::regclass, 'users'::regclass) ORDER BY 1`,
    );
    const missing = tables.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
    expect(missing).toEqual(Object.keys(LEFT_OUT).sort());
  });
});

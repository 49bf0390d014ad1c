import { randomBytes } from 'node:crypto';
import type { Viewer } from '../../../server/src/core/request/context';
import { Role } from '../../../server/src/core/auth/roles';
import { newId } from '../../../server/src/core/db/ids';
import { importedProfileFields } from '../../../server/src/modules/attendees/profile-fields';
import { expectOk, graphql, mutationOf } from '../../support/client';
import {
  buildActivity,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  buildPod,
  buildUser,
  signIn,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../../support/factories';
import { fieldNamed, setFields } from '../../support/fields';
import { execute, uploaded } from '../../support/imports';
import { dataUrl, plain } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { waitFor } from '../../support/wait';

export const PASSWORD = 'correct horse battery 42';

/** A person with data of every kind. */
export interface Life {
  event: BuiltEvent;
  userId: string;
  attendeeId: string;
  token: string;
  /** In every value of theirs, in small letters. */
  mark: string;
  /** In messages with another person, and in the security log. */
  stays: string;
  staff: { viewer: Viewer; token: string };
  other: BuiltMember;
  pictures: string[];
}

type Input = Record<string, unknown>;

/** Waits until all jobs whose time has come are done. */
export const jobsDone = (server: TestServer): Promise<boolean> =>
  waitFor(
    async () => {
      const waiting = `SELECT 1 FROM pgboss.job WHERE state < 'completed' AND start_after <= now() LIMIT 1`;
      return (await server.sql(waiting)).length === 0;
    },
    'The end of the jobs',
    60_000,
  );

/** Runs a mutation by its name. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers say what they ask for
export const act = async <Data>(
  server: TestServer,
  token: string | undefined,
  name: string,
  input: Input,
  selection = '__typename',
): Promise<Data> => {
  const document = mutationOf(name, selection);
  return (await expectOk(graphql<{ it: Data }>(server.url, document, { input }, token))).it;
};

/** Runs mutations of one person. */
const actAs = (server: TestServer, token: string | undefined) => ({
  run: (name: string, input: Input) => act(server, token, name, input),
  /** Gives the id of the thing that it makes or changes. */
  make: async (name: string, input: Input, thing: string): Promise<string> => {
    const made = await act<Record<string, { id: string }>>(server, token, name, input, `${thing} { id }`);
    return made[thing]?.id ?? '';
  },
});

/** A manager who imports files and calls the API. */
export const buildStaff = async (server: TestServer, role = Role.MANAGER): Promise<Life['staff']> => {
  const { id: userId } = await buildUser(server, { role });
  const sessionId = newId();
  return { viewer: { userId, role, sessionId }, token: await signIn(server, { userId }, { id: sessionId }) };
};

/** Imports a file as staff do: looked at, and then run unless it is left waiting. */
export const importFile = async (
  server: TestServer,
  { event, staff: { viewer } }: { event: { id: string }; staff: Life['staff'] },
  text: string,
  run: boolean,
) => {
  const perform = async (name: string, input: Input): Promise<string> => {
    const document = mutationOf(name, 'import { id }');
    const answer = execute<{ it: { import: { id: string } } }>(server, viewer, document, { input });
    return (await expectOk(answer)).it.import.id;
  };
  const file = await uploaded(text);
  const importId = await perform('prepareImport', { eventId: event.id, kind: 'ATTENDEES', file });
  if (!run) return;
  await perform('runImport', { importId, sendInvites: true });
  const ended = `SELECT 1 FROM imports WHERE id = $1 AND status IN ('COMMITTED', 'REFUSED')`;
  await waitFor(async () => (await server.sql(ended, [importId])).length > 0, 'The end of the import');
};

const inviteCodeOf = async (server: TestServer, attendeeId: string): Promise<string> => {
  const select = 'SELECT invite_code AS code FROM attendees WHERE id = $1';
  const [attendee] = await server.sql<{ code: string }>(select, [attendeeId]);
  return attendee?.code ?? '';
};

/** A text of a profile field by which the person is found again. */
const markOf = (mark: string, { name, kind }: { name: string; kind: string }): string =>
  kind === 'phone' ? `+44 ${mark}` : mark + name;

/** Staff's actions on a person before they join: imported twice, in a faulty row too and in a pending file, corrected, invited. */
const prepareBy = async (server: TestServer, life: Pick<Life, 'event' | 'staff' | 'mark'>) => {
  const { event, mark } = life;
  const staff = actAs(server, life.staff.token);
  const head = ['E-mail', ...importedProfileFields.map(({ headers }) => headers[0])].join();
  const row = (country: string, more = '') =>
    [
      `${mark}@old.example.test`,
      ...importedProfileFields.map(({ name, kind }) => {
        if (kind === 'country') return country;
        return markOf(mark, { name, kind }) + (kind === 'name' ? more : '');
      }),
    ].join();
  const current = (text: string) => text.replace('@old.', '@');
  const runFile = (...rows: string[]) => importFile(server, life, [head, ...rows].join('\n'), true);
  await runFile(row('Norway'));
  await runFile(row('Norway', 'more'));
  await jobsDone(server);
  const [made] = await server.sql<{ id: string; userId: string }>(
    'SELECT id, user_id AS "userId" FROM attendees WHERE event_id = $1 AND last_name = $2',
    [event.id, `${mark}lastNamemore`],
  );
  if (!made) throw new Error('Nobody was imported');
  const about = { attendeeId: made.id };
  await staff.run('updateAttendee', { ...about, email: `${mark}@example.test`, jobTitle: `${mark}other` });
  await runFile(current(row('Nowhere at all')), row('Norway').replace('@', '@@'));
  await importFile(server, life, current(`${head}\n${row('Norway')}`), false);
  await server.sql(`UPDATE attendees SET invited_at = now() - interval '1 hour' WHERE id = $1`, [made.id]);
  await staff.run('sendInvitationReminder', about);
  const bulk = { eventId: event.id, kind: 'SET_CATEGORY', category: 'INVESTOR', attendeeIds: [made.id] };
  await staff.run('startBulkJob', bulk);
  await jobsDone(server);
  return made;
};

const pictureOf = async (colour: number): Promise<string> => {
  const picture = plain(40 + colour, 40).negate();
  return dataUrl(await picture.png().toBuffer());
};

/** Accepts the invitation, signs in, and fills in everything. */
const joinBy = async (
  server: TestServer,
  { event, mark, attendeeId }: Pick<Life, 'event' | 'mark' | 'attendeeId'>,
) => {
  const account = { code: await inviteCodeOf(server, attendeeId), password: PASSWORD };
  const answer = act<{ accessToken: string }>(server, undefined, 'setPassword', account, 'accessToken');
  const { accessToken } = await answer;
  const me = actAs(server, accessToken);
  await buildInterests(server, event.id, { name: 'Industry' });
  const fields = await setFields(server, await signInAs(server, Role.MANAGER), event.id, [
    fieldNamed('note', 'LONG_TEXT'),
  ]);
  const seed = randomBytes(2).readUInt16BE() % 900;
  const profile = {
    eventId: event.id,
    ...Object.fromEntries(importedProfileFields.map((field) => [field.name, markOf(mark, field)])),
    introduction: `${mark} is here`,
    country: 'NO',
    answers: [{ fieldId: fields['note'], values: [`${mark} answers`] }],
    interests: [{ group: 'Industry', terms: ['Energy'] }],
    mailsReminders: true,
    sharesEmail: true,
  };
  const pictures = { avatar: await pictureOf(seed), cover: await pictureOf(seed + 1_000) };
  await me.run('joinEvent', { ...profile, ...pictures });
  await me.run('updateProfile', { ...profile, introduction: `${mark} stays` });
  return accessToken;
};

/** Meetings that are accepted, declined, and open with another time. */
const meet = async (server: TestServer, { event, mark, token, other, attendeeId }: Life): Promise<void> => {
  const [me, them] = [actAs(server, token), actAs(server, other.token)];
  const ask = (by: typeof me, to: string, slot: number) => {
    const words = { note: `${mark} note`, clientId: `${mark}${slot}` };
    return by.make('requestMeeting', { attendeeId: to, ...slotOf(event, slot), ...words }, 'meeting');
  };
  await them.run('respondToMeeting', { meetingId: await ask(me, other.id, 1), action: 'ACCEPT' });
  const declined = await ask(them, attendeeId, 2);
  await me.run('respondToMeeting', { meetingId: declined, action: 'REJECT', reason: `${mark} reason` });
  const open = await ask(them, attendeeId, 3);
  await me.run('proposeMeetingTime', { meetingId: open, ...slotOf(event, 5) });
};

/** A message each way, which the other one reports and staff look at. */
const write = async (server: TestServer, life: Life): Promise<void> => {
  const { mark, stays, other, attendeeId } = life;
  const [me, them] = [actAs(server, life.token), actAs(server, other.token)];
  const staff = actAs(server, life.staff.token);
  const text = `${stays} message`;
  const sent = await me.make('sendMessage', { attendeeId: other.id, text }, 'message');
  const received = await them.make('sendMessage', { attendeeId, text }, 'message');
  for (const [reader, messageId] of [
    [them, sent],
    [me, received],
  ] as const) {
    const reportId = await reader.make('reportMessage', { messageId, reason: `${mark} rude` }, 'report');
    await staff.run('resolveMessageReport', { reportId, note: `${mark} noted` });
  }
};

/** Meets, writes, and gives contact details. */
const takePart = async (server: TestServer, life: Life): Promise<void> => {
  const { event, mark, other, attendeeId } = life;
  const [me, them] = [actAs(server, life.token), actAs(server, other.token)];
  const inEvent = { eventId: event.id };
  const { id: companyId } = await buildCompany(server, inEvent);
  await buildPod(server, inEvent);
  await meet(server, life);
  await write(server, life);
  await me.run('setBookmark', { attendeeId: other.id, bookmarked: true });
  await me.run('setFavouriteCompany', { companyId, favourite: true });
  await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [other.id, companyId]);
  const code = await inviteCodeOf(server, attendeeId);
  const capture = { clientId: newId(), code, note: `${mark} wants a quote` };
  await them.run('captureLeads', { companyId, captures: [capture] });
  const ofMe = await server.sql<{ id: string }>('SELECT id FROM leads WHERE company_id = $1', [companyId]);
  const remindAt = new Date(Date.now() + 3_600_000).toISOString();
  await them.run('setLeadReminder', { leadId: ofMe[0]?.id, remindAt });
  await me.run('answerContactRequest', { companyId, choice: 'THIS_COMPANY' });
  await me.run('exchangeContacts', { ...inEvent, code: other.inviteCode });
  await me.run('addBusyTime', { ...inEvent, ...slotOf(event, 7), note: `${mark} busy` });
};

/** Plans, rates and is told of things. */
const hearOfTheEvent = async (server: TestServer, life: Life): Promise<void> => {
  const { event, mark } = life;
  const [me, staff] = [actAs(server, life.token), actAs(server, life.staff.token)];
  const inEvent = { eventId: event.id };
  const planned = await buildActivity(server, { event, ...slotOf(event, 9) });
  await me.run('addToAgenda', { activityId: planned.id });
  await server.sql('INSERT INTO applications (attendee_id, event_id, reason) VALUES ($1, $2, $3)', [
    life.attendeeId,
    event.id,
    `${mark} came late`,
  ]);
  const over = await buildActivity(server, { event, startsAt: new Date(0), endsAt: new Date(1_000) });
  await me.run('rateSession', { activityId: over.id, stars: 4, comment: `${mark} liked it` });
  await me.run('createAgendaFeed', inEvent);
  const news = { title: 'News', text: 'Doors open.', byMail: true, inPortal: true, segment: {} };
  const announcementId = await staff.make('createAnnouncement', { ...inEvent, ...news }, 'announcement');
  await staff.run('sendAnnouncement', { announcementId });
};

/** Signs in and out, fails, asks for codes and exports; staff see to the account. */
const useAccount = async (server: TestServer, life: Life): Promise<void> => {
  const { mark, stays, token, userId, event, attendeeId } = life;
  const staff = actAs(server, life.staff.token);
  const email = `${mark}@example.test`;
  for (const password of ['something else 42', PASSWORD]) {
    const input = { email, password, device: `${stays} phone` };
    await graphql(server.url, mutationOf('login', 'accessToken'), { input });
  }
  await actAs(server, undefined).run('requestOtp', { email });
  await graphql(server.url, 'mutation { requestEmailVerification { user { id } } }', {}, token);
  await expectOk(graphql(server.url, '{ exportMyData }', {}, token));
  await staff.run('updateUser', { userId, displayName: `${mark} Person` });
  await staff.run('sendPasswordResetLink', { userId });
  await server.sql('INSERT INTO mail_refusals (address, user_id) VALUES ($1, $2)', [email, userId]);
  const [field] = await server.sql<{ id: string }>('SELECT id FROM event_fields WHERE event_id = $1', [
    event.id,
  ]);
  const answers = [{ fieldId: field!.id, values: [`${mark} answered by staff`] }];
  await staff.run('updateAttendee', { attendeeId, introduction: `${mark} by staff`, answers });
  const code = await inviteCodeOf(server, attendeeId);
  await staff.run('checkIn', { eventId: event.id, code, gate: 'North', clientId: newId() });
};

export const buildLife = async (server: TestServer): Promise<Life> => {
  const event = await buildEvent(server);
  const staff = await buildStaff(server);
  const [mark, stays] = ['zq', 'kx'].map((kind) => kind + randomBytes(6).toString('hex')) as [string, string];
  const { id: attendeeId, userId } = await prepareBy(server, { event, staff, mark });
  const token = await joinBy(server, { event, mark, attendeeId });
  const other = await buildMember(server, { eventId: event.id, mailsReminders: true });
  const named = await server.sql<{ name: string }>(
    'SELECT unnest(ARRAY[avatar, cover]) AS name FROM attendees WHERE id = $1',
    [attendeeId],
  );
  const pictures = named.map(({ name }) => name);
  const life = { event, userId, attendeeId, token, mark, stays, staff, other, pictures };
  await takePart(server, life);
  await hearOfTheEvent(server, life);
  await useAccount(server, life);
  await jobsDone(server);
  return life;
};

import { randomBytes } from 'node:crypto';
import type { Viewer } from '../../../server/src/core/context';
import { Role } from '../../../server/src/core/auth/roles';
import { newId } from '../../../server/src/core/db/ids';
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
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../../support/factories';
import { execute, uploaded } from '../../support/imports';
import { dataUrl, plain } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { waitFor } from '../../support/wait';

export const PASSWORD = 'correct horse battery 42';

/** Somebody who has done everything there is to do. */
export interface Life {
  event: BuiltEvent;
  userId: string;
  attendeeId: string;
  token: string;
  /** In every value of theirs, in small letters. */
  mark: string;
  /** In what was written between them and somebody else, and in what the security log keeps. */
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
      const rows = await server.sql(waiting);
      return rows.length === 0;
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
  selection: string,
): Promise<Data> => {
  const document = mutationOf(name, selection);
  return (await expectOk(graphql<{ it: Data }>(server.url, document, { input }, token))).it;
};

/** A manager who imports files and calls the API. */
export const buildStaff = async (server: TestServer, role = Role.MANAGER): Promise<Life['staff']> => {
  const { id: userId } = await buildUser(server, { role });
  const sessionId = newId();
  return { viewer: { userId, role, sessionId }, token: await signIn(server, { userId }, { id: sessionId }) };
};

interface Told {
  import: { id: string };
}

/** Imports a file as staff do: looked at, and then run unless it is left waiting. */
export const importFile = async (
  server: TestServer,
  life: { event: { id: string }; staff: Life['staff'] },
  file: string,
  run: boolean,
) => {
  const { viewer } = life.staff;
  const prepare = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { id } } }`;
  const input = { eventId: life.event.id, kind: 'ATTENDEES', file: await uploaded(file) };
  const { id } = (await expectOk(execute<{ it: Told }>(server, viewer, prepare, { input }))).it.import;
  if (!run) return;
  const start = `mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { id } } }`;
  await expectOk(execute(server, viewer, start, { input: { importId: id, sendInvites: true } }));
  await waitFor(async () => {
    const rows = await server.sql(
      `SELECT 1 FROM imports WHERE id = $1 AND status IN ('COMMITTED', 'REFUSED')`,
      [id],
    );
    return rows.length > 0;
  }, 'The end of the import');
};

/** What staff do with somebody before they come: imported twice, in a faulty row too and in a file that waits, corrected, invited. */
const prepareBy = async (server: TestServer, life: Pick<Life, 'event' | 'staff' | 'mark'>) => {
  const { event, staff, mark } = life;
  const head = 'E-mail,First name,Last name,Job title,Organization,Phone,Introduction,Country';
  const row = (country: string, more = '') =>
    `${mark}@old.example.test,${mark}first${more},${mark}last${more},${mark}title,${mark}firm,+44 ${mark},${mark}words,${country}`;
  await importFile(server, life, `${head}\n${row('Norway')}`, true);
  await importFile(server, life, `${head}\n${row('Norway', 'more')}`, true);
  await jobsDone(server);
  const [made] = await server.sql<{ id: string; userId: string }>(
    'SELECT id, user_id AS "userId" FROM attendees WHERE event_id = $1 AND last_name = $2',
    [event.id, `${mark}lastmore`],
  );
  if (!made) throw new Error('Nobody was imported');
  const edit = { attendeeId: made.id, email: `${mark}@example.test`, jobTitle: `${mark}other` };
  await act(server, staff.token, 'updateAttendee', edit, '__typename');
  const current = (text: string) => text.replace('@old.', '@');
  await importFile(
    server,
    life,
    `${current(`${head}\n${row('Nowhere at all')}`)}\n${row('Norway').replace('@', '@@')}`,
    true,
  );
  await importFile(server, life, current(`${head}\n${row('Norway')}`), false);
  await server.sql(`UPDATE attendees SET invited_at = now() - interval '1 hour' WHERE id = $1`, [made.id]);
  await act(server, staff.token, 'sendInvitationReminder', { attendeeId: made.id }, '__typename');
  const bulk = { eventId: event.id, kind: 'SET_CATEGORY', category: 'INVESTOR', attendeeIds: [made.id] };
  await act(server, staff.token, 'startBulkJob', bulk, '__typename');
  await jobsDone(server);
  return made;
};

const pictureOf = async (colour: number): Promise<string> =>
  dataUrl(
    await plain(40 + colour, 40)
      .negate()
      .png()
      .toBuffer(),
  );

/** Accepts the invitation, signs in, and fills in everything. */
const joinBy = async (
  server: TestServer,
  { event, mark, attendeeId }: Pick<Life, 'event' | 'mark' | 'attendeeId'>,
) => {
  const codeOf = () =>
    server.sql<{ code: string }>('SELECT invite_code AS code FROM attendees WHERE id = $1', [attendeeId]);
  const code = (await codeOf())[0]?.code ?? '';
  const { accessToken } = await act<{ accessToken: string }>(
    server,
    undefined,
    'setPassword',
    { code, password: PASSWORD },
    'accessToken',
  );
  const { groupId } = await buildInterests(server, event.id);
  const [group] = await server.sql<{ name: string }>('SELECT name FROM interest_groups WHERE id = $1', [
    groupId,
  ]);
  const seed = randomBytes(2).readUInt16BE() % 900;
  const profile = {
    eventId: event.id,
    firstName: `${mark}first`,
    lastName: `${mark}last`,
    jobTitle: `${mark}title`,
    organization: `${mark}firm`,
    introduction: `${mark} is here`,
    phone: `+44 ${mark}`,
    country: 'NO',
    interests: [{ group: group?.name, terms: ['Energy'] }],
    mailsReminders: true,
    sharesEmail: true,
  };
  const pictures = { avatar: await pictureOf(seed), cover: await pictureOf(seed + 1_000) };
  await act(server, accessToken, 'joinEvent', { ...profile, ...pictures }, '__typename');
  await act(
    server,
    accessToken,
    'updateProfile',
    { ...profile, introduction: `${mark} stays` },
    '__typename',
  );
  return accessToken;
};

/** Meets, writes, plans and is told of things. */
const takePart = async (server: TestServer, life: Life): Promise<void> => {
  const { event, mark, stays, token, other, staff, attendeeId } = life;
  const company = await buildCompany(server, { eventId: event.id });
  const activity = await buildActivity(server, { event, ...slotOf(event, 9) });
  await buildPod(server, { eventId: event.id });
  const meeting = 'meeting { id }';
  const ask = (from: string, to: string, slot: number) =>
    act<{ meeting: { id: string } }>(
      server,
      from,
      'requestMeeting',
      { attendeeId: to, ...slotOf(event, slot), note: `${mark} note`, clientId: `${mark}${slot}` },
      meeting,
    );
  const answer = (by: string, meetingId: string, action: string) =>
    act(
      server,
      by,
      'respondToMeeting',
      { meetingId, action, ...(action === 'ACCEPT' ? {} : { reason: `${mark} reason` }) },
      meeting,
    );
  const accepted = await ask(token, other.id, 1);
  await answer(other.token, accepted.meeting.id, 'ACCEPT');
  const declined = await ask(other.token, attendeeId, 2);
  await answer(token, declined.meeting.id, 'REJECT');
  const open = await ask(other.token, attendeeId, 3);
  const proposal = { meetingId: open.meeting.id, ...slotOf(event, 5) };
  await act(server, token, 'proposeMeetingTime', proposal, '__typename');
  const write = (from: string, to: string) =>
    act<{ message: { id: string } }>(
      server,
      from,
      'sendMessage',
      { attendeeId: to, text: `${stays} message` },
      'message { id }',
    );
  const { message: sent } = await write(token, other.id);
  const { message: got } = await write(other.token, attendeeId);
  for (const [by, messageId] of [
    [other.token, sent.id],
    [token, got.id],
  ] as const) {
    const { report } = await act<{ report: { id: string } }>(
      server,
      by,
      'reportMessage',
      { messageId, reason: `${mark} rude` },
      'report { id }',
    );
    await act(
      server,
      staff.token,
      'resolveMessageReport',
      { reportId: report.id, note: `${mark} noted` },
      'report { id }',
    );
  }
  await act(server, token, 'setBookmark', { attendeeId: other.id, bookmarked: true }, '__typename');
  await act(server, token, 'setFavouriteCompany', { companyId: company.id, favourite: true }, '__typename');
  await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [other.id, company.id]);
  const codes = await server.sql<{ id: string; code: string }>(
    'SELECT id, invite_code AS code FROM attendees WHERE id = ANY($1)',
    [[attendeeId, other.id]],
  );
  const codeOf = (id: string) => codes.find((row) => row.id === id)?.code;
  const capture = { clientId: newId(), code: codeOf(attendeeId), note: `${mark} wants a quote` };
  await act(
    server,
    other.token,
    'captureLeads',
    { companyId: company.id, captures: [capture] },
    '__typename',
  );
  await act(
    server,
    token,
    'answerContactRequest',
    { companyId: company.id, choice: 'THIS_COMPANY' },
    '__typename',
  );
  const scan = { eventId: event.id, code: codeOf(other.id) };
  await act(server, token, 'exchangeContacts', scan, '__typename');
  await act(
    server,
    token,
    'addBusyTime',
    { eventId: event.id, ...slotOf(event, 7), note: `${mark} busy` },
    '__typename',
  );
  await hearOfTheEvent(server, life, activity.id);
};

/** Plans, rates and is told of things. */
async function hearOfTheEvent(
  server: TestServer,
  { event, mark, token, staff }: Life,
  activityId: string,
): Promise<void> {
  await act(server, token, 'addToAgenda', { activityId }, '__typename');
  const over = await buildActivity(server, { event, startsAt: new Date(0), endsAt: new Date(1_000) });
  await act(
    server,
    token,
    'rateSession',
    { activityId: over.id, stars: 4, comment: `${mark} liked it` },
    '__typename',
  );
  await act(server, token, 'createAgendaFeed', { eventId: event.id }, '__typename');
  const news = {
    eventId: event.id,
    title: 'News',
    text: 'Doors open.',
    byMail: true,
    inPortal: true,
    segment: {},
  };
  const { announcement } = await act<{ announcement: { id: string } }>(
    server,
    staff.token,
    'createAnnouncement',
    news,
    'announcement { id }',
  );
  await act(
    server,
    staff.token,
    'sendAnnouncement',
    { announcementId: announcement.id },
    'announcement { id }',
  );
}

/** Signs in and out, fails, asks for codes and exports; staff see to the account. */
const useAccount = async (
  server: TestServer,
  { mark, stays, token, userId, event, attendeeId, staff }: Life,
): Promise<void> => {
  const email = `${mark}@example.test`;
  const sign = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
  for (const password of ['something else 42', PASSWORD])
    await graphql(server.url, sign, { input: { email, password, device: `${stays} phone` } });
  await act(server, undefined, 'requestOtp', { email }, '__typename');
  await graphql(server.url, 'mutation { requestEmailVerification { user { id } } }', {}, token);
  await expectOk(graphql(server.url, '{ exportMyData }', {}, token));
  await act(server, staff.token, 'updateUser', { userId, displayName: `${mark} Person` }, '__typename');
  await act(server, staff.token, 'sendPasswordResetLink', { userId }, '__typename');
  await act(
    server,
    staff.token,
    'updateAttendee',
    { attendeeId, introduction: `${mark} by staff` },
    '__typename',
  );
  const [row] = await server.sql<{ code: string }>(
    'SELECT invite_code AS code FROM attendees WHERE id = $1',
    [attendeeId],
  );
  const entry = { eventId: event.id, code: row?.code, gate: 'North', clientId: newId() };
  await act(server, staff.token, 'checkIn', entry, '__typename');
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
  await useAccount(server, life);
  await jobsDone(server);
  return life;
};

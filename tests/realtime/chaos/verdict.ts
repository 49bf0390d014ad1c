import type { BuiltMeeting } from '../../support/factories';
import type { TestSql } from '../../support/server';
import type { ChatMessage } from '../chat';
import { PEOPLE } from './documents';
import type { History } from './history';
import { Balancer, eachNode } from './http';
import type { SupervisedServer } from './installation';
import { meetingKey, type Ledger, type MeetingStep } from './ledger';
import type { Person } from './person';

interface MeetingRow extends Pick<BuiltMeeting, 'id' | 'senderId' | 'receiverId' | 'startsAt' | 'status'> {
  wasAccepted: boolean;
}

/** One person's view of their conversations. */
type Screen = Pick<History, 'ownerId' | 'partnerIds'> & { with(id: string): readonly ChatMessage[] };

/** The event of the drill, which is made last: a database of an older release has others. */
const EVENT = '(SELECT id FROM events ORDER BY created_at DESC LIMIT 1)';

export const messagesOf = (db: TestSql) =>
  db.sql<ChatMessage>(
    `SELECT id, text, sequence, sender_id AS "senderId", recipient_id AS "recipientId" FROM messages
     WHERE conversation_id IN (SELECT id FROM conversations WHERE event_id = ${EVENT})
     ORDER BY conversation_id, sequence`,
  );

const meetingsOf = (db: TestSql) =>
  db.sql<MeetingRow>(
    `SELECT id, sender_id AS "senderId", receiver_id AS "receiverId", starts_at AS "startsAt", status,
       accepted_at IS NOT NULL AS "wasAccepted" FROM meetings WHERE event_id = ${EVENT}`,
  );

const grouped = <Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

const textsOf = (errors: readonly [isWrong: boolean, what: string][]): string[] =>
  errors.flatMap(([isWrong, what]) => (isWrong ? [what] : []));

/** Both ends of a conversation, in one order for both directions. */
const pairOf = (one: string, other: string): string => [one, other].sort().join();
const threadOf = ({ senderId, recipientId }: ChatMessage): string => pairOf(senderId, recipientId);
const labelOf = ({ id, text }: ChatMessage): string => `${id} ${text}`;
const repeatsIn = (values: readonly string[]): number => values.length - new Set(values).size;

/** Each person's view of each conversation, beside the stored one. */
const compared = (rows: readonly ChatMessage[], screens: readonly Screen[]) => {
  const threads = grouped(rows, threadOf);
  return screens.flatMap((screen) =>
    screen.partnerIds.map((partnerId) => ({
      title: `${screen.ownerId} with ${partnerId}`,
      stored: threads.get(pairOf(screen.ownerId, partnerId)) ?? [],
      seen: screen.with(partnerId),
    })),
  );
};

/** The outcomes of messages; rows come in the order of their conversations. */
export function tally(sent: Ledger['sent'], rows: readonly ChatMessage[], screens: readonly Screen[]) {
  const acknowledged = [...sent].filter(([, { answer }]) => answer);
  const texts = grouped(rows, ({ text }) => text);
  const accounts = {
    sent: acknowledged.length,
    /** Acknowledged and not stored, or stored and missing on the screen of one of the two. */
    lost: acknowledged.filter(([text]) => !texts.has(text)).length,
    /** Stored more than once, or more than once on a screen. */
    double: repeatsIn(rows.flatMap(({ text }) => (sent.has(text) ? [text] : []))),
    /** On a screen before one that was stored earlier. */
    outOfOrder: 0,
  };
  for (const { stored, seen } of compared(rows, screens)) {
    const [ids, seenIds] = [stored.map(({ id }) => id), seen.map(({ id }) => id)];
    const places = seenIds.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
    accounts.lost += ids.filter((id) => !seenIds.includes(id)).length;
    accounts.double += repeatsIn(seenIds);
    accounts.outOfOrder += places.filter((place, index) => index > 0 && place < places[index - 1]!).length;
  }
  return accounts;
}

/** How the histories that people have put together differ from the database's. */
export async function historyDifferences(db: TestSql, people: readonly Person[]): Promise<string[]> {
  const screens = people.map(({ history }) => history);
  return compared(await messagesOf(db), screens).flatMap(({ title, ...both }) => {
    const [stored, seen] = [both.stored.map(labelOf), both.seen.map(labelOf)];
    if (stored.join() === seen.join()) return [];
    const lost = stored.filter((message) => !seen.includes(message)).join('; ') || 'none';
    const phantom = seen.filter((message) => !stored.includes(message)).join('; ') || 'none';
    return [`${title}: ${stored.length} stored, ${seen.length} known, lost ${lost}, phantom ${phantom}`];
  });
}

/** How the meetings that people see differ from the database's. */
export async function meetingDifferences(db: TestSql, people: readonly Person[]): Promise<string[]> {
  const stored = await meetingsOf(db);
  return people.flatMap(({ identity, meetings }) => {
    const own = stored.filter(({ senderId, receiverId }) => [senderId, receiverId].includes(identity.id));
    const statusOf = new Map(own.map(({ id, status }) => [id, status]));
    return [...new Set([...statusOf.keys(), ...meetings.keys()])]
      .filter((id) => meetings.get(id)?.status !== statusOf.get(id))
      .map(
        (id) =>
          `${identity.id} sees meeting ${id} as ${meetings.get(id)?.status}, and it is ${statusOf.get(id)}`,
      );
  });
}

/** Every acknowledged message is there once, every refused one is not there, and no sequence is missing or there twice. */
export async function messageErrors(db: TestSql, { sent, shown }: Ledger): Promise<string[]> {
  const rows = await messagesOf(db);
  const byText = grouped(rows, ({ text }) => text);
  const unexpected = [...sent].flatMap(([text, { answer, refusal }]) => {
    const found = byText.get(text) ?? [];
    if (refusal) return found.length > 0 ? [`"${text}" was refused, and is stored`] : [];
    if (!answer) return [`Nobody knows what came of "${text}", stored ${found.length} times`];
    if (found.length !== 1) return [`"${text}" was acknowledged, and is stored ${found.length} times`];
    return found[0]?.id === answer ? [] : [`"${text}" was acknowledged under another id`];
  });
  const stored = new Set(rows.map(labelOf));
  const phantoms = [...shown.values()].filter((message) => !stored.has(labelOf(message)));
  const sequences = [...grouped(rows, threadOf).values()].map((thread) => thread.map((row) => row.sequence));
  const wrong = sequences.filter((thread) => thread.some((sequence, index) => sequence !== index + 1));
  return [
    ...unexpected,
    ...phantoms.map(({ text }) => `"${text}" was shown, and is not stored`),
    ...wrong.map((thread) => `A conversation has the sequences ${thread.join()}`),
  ];
}

const isClosing = ({ action }: MeetingStep): boolean => action !== 'ACCEPT';
const isAccepting = ({ action }: MeetingStep): boolean => action === 'ACCEPT';

const stepErrors = ({ id, status, wasAccepted }: MeetingRow, steps: readonly MeetingStep[]): string[] => {
  const isClosed = status === 'REJECTED';
  const done = steps.filter(({ answer }) => answer);
  // Carried out without an answer, then closed by the other: the next try is refused, and rightly so.
  const wasOvertaken = (step: MeetingStep) => isClosed && isAccepting(step) && step.wasUnanswered;
  const possible = steps.filter((step) => !step.refusal || wasOvertaken(step));
  return textsOf([
    [done.some(isClosing) && !isClosed, `Meeting ${id} was closed, and is ${status}`],
    [done.some(isAccepting) && !wasAccepted, `Meeting ${id} lost its acceptance`],
    [wasAccepted && !possible.some(isAccepting), `Nobody accepted meeting ${id}`],
    [isClosed && !possible.some(isClosing), `Nobody closed meeting ${id}`],
  ]);
};

/** Every acknowledged request and answer has one effect, and nothing else has any. */
export async function meetingErrors(db: TestSql, { asked, steps }: Ledger): Promise<string[]> {
  const rows = await meetingsOf(db);
  const byKey = grouped(rows, meetingKey);
  const requestErrors = asked.flatMap(({ key, answer }) => {
    const ids = (byKey.get(key) ?? []).map(({ id }) => id);
    return textsOf([
      [ids.length > 1, `A request was stored ${ids.length} times: ${ids.join()}`],
      [answer !== undefined && ids[0] !== answer, `Request ${answer} was lost`],
    ]);
  });
  const stepsOf = grouped(steps, ({ meetingId }) => meetingId);
  return [...requestErrors, ...rows.flatMap((row) => stepErrors(row, stepsOf.get(row.id) ?? []))];
}

/** Every acknowledged scan is one entry of its person, each person entered first once, and nobody else entered. */
export async function entryErrors(db: TestSql, { scans }: Ledger): Promise<string[]> {
  const rows = await db.sql<{ clientId: string; code: string }>(
    `SELECT c.client_id AS "clientId", a.invite_code AS code
     FROM check_ins c JOIN attendees a ON a.id = c.attendee_id WHERE a.event_id = ${EVENT}`,
  );
  const stored = grouped(rows, ({ clientId }) => clientId);
  const missing = [...scans].flatMap(([clientId, { code, answer }]) => {
    const codes = (stored.get(clientId) ?? []).map((row) => row.code).join();
    return answer && codes !== code
      ? [`"${clientId}" of ${code} was acknowledged, and is of "${codes}"`]
      : [];
  });
  const firsts = [...scans.values()].filter(({ answer }) => answer === 'FIRST_ENTRY');
  const entered = [...grouped(firsts, ({ code }) => code)];
  return [
    ...missing,
    ...textsOf(entered.map(([code, { length }]) => [length > 1, `${code} entered first ${length} times`])),
    ...textsOf(rows.map(({ clientId }) => [!scans.has(clientId), `Nobody made the scan "${clientId}"`])),
  ];
}

const AT_A_TIME = `SELECT 1 FROM meetings a JOIN meetings b ON a.id < b.id AND a.status = 'ACTIVE' AND b.status = 'ACTIVE'
  AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`;

const FORBIDDEN = {
  'people with two meetings at a time': `${AT_A_TIME} AND ARRAY[a.sender_id, a.receiver_id] && ARRAY[b.sender_id, b.receiver_id]`,
  'pods with two meetings at a time': `${AT_A_TIME} AND a.pod_id = b.pod_id`,
  'agreed meetings without a pod': `SELECT 1 FROM meetings WHERE status = 'ACTIVE' AND pod_id IS NULL`,
  'notifications that came twice': `SELECT 1 FROM notifications WHERE meeting_id IS NOT NULL
    GROUP BY attendee_id, meeting_id, kind HAVING count(*) > 1`,
  'requests that nobody was notified of': `SELECT 1 FROM meetings m WHERE m.event_id = ${EVENT} AND NOT EXISTS (
    SELECT 1 FROM notifications n
    WHERE n.meeting_id = m.id AND n.attendee_id = m.receiver_id AND n.kind = 'MEETING_REQUESTED')`,
  'rows that were not published': 'SELECT 1 FROM outbox',
};

/** Checks that no person or pod is booked twice, no person is notified twice, and nothing waits to be published. */
export async function databaseErrors(db: TestSql): Promise<string[]> {
  const counts = Object.entries(FORBIDDEN).map(async ([what, statement]) => {
    const { length } = await db.sql(statement);
    return textsOf([[length > 0, `${length} ${what}`]]);
  });
  return (await Promise.all(counts)).flat();
}

/** People that a server shows as offline although they are connected, and as online although they have left. */
export async function presenceErrors(servers: readonly SupervisedServer[], people: readonly Person[]) {
  const errors: { missing: string[]; ghosts: string[] } = { missing: [], ghosts: [] };
  const asking = people.find(({ isHere }) => isHere)?.identity;
  for (const server of asking ? servers : []) {
    const online = new Set<string>();
    await eachNode<{ id: string; online: boolean }>(
      (after) => new Balancer().ask([server.url], asking!.token, PEOPLE, { eventId: asking!.eventId, after }),
      (person) => person.online && online.add(person.id),
    );
    for (const { identity, isConnected, isHere } of people) {
      if (isConnected && !online.has(identity.id)) errors.missing.push(`${server.name}: ${identity.id}`);
      if (!isHere && online.has(identity.id)) errors.ghosts.push(`${server.name}: ${identity.id}`);
    }
  }
  return errors;
}

/** Wrong presence in people's live views. */
export function presenceViewErrors(people: readonly Person[]): string[] {
  const isHere = new Map(people.map((person) => [person.identity.id, person.isHere]));
  return people.flatMap((person) =>
    [...(person.isHere ? person.presence : [])]
      .filter(([id, online]) => isHere.has(id) && isHere.get(id) !== online)
      .map(([id, online]) => `${person.identity.id} sees ${id} as ${online ? 'online' : 'offline'}`),
  );
}

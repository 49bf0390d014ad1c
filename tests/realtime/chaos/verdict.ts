import type { BuiltMeeting } from '../../support/factories';
import type { TestSql } from '../../support/server';
import type { ChatMessage } from '../chat';
import { grouped, pairOf } from './accounts';
import { meetingKey, type Ledger, type MeetingStep } from './ledger';
import type { Person } from './person';

interface MeetingRow extends Pick<BuiltMeeting, 'id' | 'senderId' | 'receiverId' | 'startsAt' | 'status'> {
  wasAccepted: boolean;
}

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

const threadOf = ({ senderId, recipientId }: ChatMessage): string => pairOf(senderId, recipientId);

const labelOf = ({ id, text }: ChatMessage): string => `${id} ${text}`;

/** How the histories that people have put together differ from the database's. */
export async function historyDifferences(db: TestSql, people: readonly Person[]): Promise<string[]> {
  const threads = grouped(await messagesOf(db), threadOf);
  return people.flatMap(({ history }) =>
    history.partnerIds.flatMap((partnerId) => {
      const stored = (threads.get(pairOf(history.ownerId, partnerId)) ?? []).map(labelOf);
      const known = history.with(partnerId).map(labelOf);
      if (stored.join() === known.join()) return [];
      const lost = stored.filter((message) => !known.includes(message)).join('; ') || 'none';
      const phantom = known.filter((message) => !stored.includes(message)).join('; ') || 'none';
      return [
        `${history.ownerId} with ${partnerId}: ${stored.length} stored, ${known.length} known, lost ${lost}, phantom ${phantom}`,
      ];
    }),
  );
}

/** How the meetings that people see differ from the database's. */
export async function meetingDifferences(db: TestSql, people: readonly Person[]): Promise<string[]> {
  const stored = await meetingsOf(db);
  return people.flatMap(({ identity, meetings }) => {
    const own = stored.filter(({ senderId, receiverId }) => [senderId, receiverId].includes(identity.id));
    const statusOf = new Map(own.map(({ id, status }) => [id, status]));
    return [...new Set([...statusOf.keys(), ...meetings.keys()])]
      .map((id) => ({ id, seen: meetings.get(id)?.status, status: statusOf.get(id) }))
      .filter(({ seen, status }) => seen !== status)
      .map(
        ({ id, seen, status }) =>
          `${identity.id} sees meeting ${id} as ${seen}, and it is ${status ?? 'not stored'}`,
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
  const misnumbered = [...grouped(rows, threadOf).values()]
    .map((thread) => thread.map(({ sequence }) => sequence))
    .filter((sequences) => sequences.some((sequence, index) => sequence !== index + 1));
  return [
    ...unexpected,
    ...phantoms.map(({ text }) => `"${text}" was shown, and is not stored`),
    ...misnumbered.map((sequences) => `A conversation has the sequences ${sequences.join()}`),
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
  const errors: [isWrong: boolean, what: string][] = [
    [done.some(isClosing) && !isClosed, `Meeting ${id} was closed, and is ${status}`],
    [done.some(isAccepting) && !wasAccepted, `Meeting ${id} lost its acceptance`],
    [wasAccepted && !possible.some(isAccepting), `Nobody accepted meeting ${id}`],
    [isClosed && !possible.some(isClosing), `Nobody closed meeting ${id}`],
  ];
  return errors.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
};

/** Every acknowledged request and answer has one effect, and nothing else has any. */
export async function meetingErrors(db: TestSql, { asked, steps }: Ledger): Promise<string[]> {
  const rows = await meetingsOf(db);
  const byKey = grouped(rows, meetingKey);
  const requestErrors = asked.flatMap(({ key, answer }) => {
    const found = (byKey.get(key) ?? []).map(({ id }) => id);
    if (found.length > 1) return [`A request was stored ${found.length} times: ${found.join()}`];
    return answer && found[0] !== answer ? [`Request ${answer} was lost`] : [];
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
    const codes = (stored.get(clientId) ?? []).map((row) => row.code);
    return answer && codes.join() !== code
      ? [`"${clientId}" of ${code} was acknowledged, and stored for ${codes.join() || 'nobody'}`]
      : [];
  });
  const told = [...scans.values()].filter(({ answer }) => answer === 'FIRST_ENTRY');
  const repeated = [...grouped(told, ({ code }) => code)].filter(([, entries]) => entries.length > 1);
  const unknown = rows.filter(({ clientId }) => !scans.has(clientId));
  return [
    ...missing,
    ...repeated.map(([code, entries]) => `${code} entered for the first time ${entries.length} times`),
    ...unknown.map(({ clientId }) => `Nobody made the scan "${clientId}"`),
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

/** Nobody and no pod is booked twice, nobody is notified twice, and nothing waits to be published. */
export async function databaseErrors(db: TestSql): Promise<string[]> {
  const counts = Object.entries(FORBIDDEN).map(async ([what, statement]) => {
    const { length } = await db.sql(statement);
    return length > 0 ? [`${length} ${what}`] : [];
  });
  return (await Promise.all(counts)).flat();
}

import type { TestSql } from '../../support/server';
import { pairOf } from './accounts';
import type { Meeting } from './documents';
import type { Ledger, MeetingStep } from './ledger';
import type { Person } from './person';

export interface MessageRow {
  id: string;
  text: string;
  sequence: number;
  senderId: string;
  recipientId: string;
}

interface MeetingRow {
  id: string;
  senderId: string;
  receiverId: string;
  startsAt: Date;
  status: Meeting['status'];
  wasAccepted: boolean;
}

/** The event of the drill, which is made last: a database of an older release has others. */
const EVENT = '(SELECT id FROM events ORDER BY created_at DESC LIMIT 1)';

export const messagesOf = (db: TestSql) =>
  db.sql<MessageRow>(
    `SELECT id, text, sequence, sender_id AS "senderId", recipient_id AS "recipientId" FROM messages
     WHERE conversation_id IN (SELECT id FROM conversations WHERE event_id = ${EVENT})
     ORDER BY conversation_id, sequence`,
  );

const meetingsOf = (db: TestSql) =>
  db.sql<MeetingRow>(
    `SELECT id, sender_id AS "senderId", receiver_id AS "receiverId", starts_at AS "startsAt", status,
       accepted_at IS NOT NULL AS "wasAccepted" FROM meetings WHERE event_id = ${EVENT}`,
  );

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** How the histories that people have put together differ from the database's. */
export async function historyDifferences(db: TestSql, people: readonly Person[]): Promise<string[]> {
  const rows = grouped(await messagesOf(db), ({ senderId, recipientId }) => pairOf(senderId, recipientId));
  return people.flatMap(({ history }) =>
    history.partnerIds.flatMap((partnerId) => {
      const stored = (rows.get(pairOf(history.ownerId, partnerId)) ?? []).map(
        ({ id, text }) => `${id} ${text}`,
      );
      const known = history.with(partnerId).map(({ id, text }) => `${id} ${text}`);
      if (stored.join() === known.join()) return [];
      const lost = stored.filter((message) => !known.includes(message));
      const phantom = known.filter((message) => !stored.includes(message));
      return [
        `${history.ownerId} with ${partnerId}: ${stored.length} stored, ${known.length} known, lost ${lost.join('; ') || 'none'}, phantom ${phantom.join('; ') || 'none'}`,
      ];
    }),
  );
}

/** How the meetings that people see differ from the database's. */
export async function meetingDifferences(db: TestSql, people: readonly Person[]): Promise<string[]> {
  const stored = await meetingsOf(db);
  return people.flatMap(({ identity, meetings }) => {
    const own = stored.filter(({ senderId, receiverId }) => [senderId, receiverId].includes(identity.id));
    const differing = own.filter(({ id, status }) => meetings.get(id)?.status !== status);
    const phantom = [...meetings.keys()].filter((id) => !own.some((row) => row.id === id));
    return [
      ...differing.map(
        ({ id, status }) =>
          `${identity.id} sees meeting ${id} as ${meetings.get(id)?.status}, and it is ${status}`,
      ),
      ...phantom.map((id) => `${identity.id} sees meeting ${id}, which does not exist`),
    ];
  });
}

/** Every acknowledged message is there once, every refused one is not there, and no sequence is missing or there twice. */
export async function messageErrors(db: TestSql, { sent, shown }: Ledger): Promise<string[]> {
  const rows = await messagesOf(db);
  const byText = grouped(rows, ({ text }) => text);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const violations = [...sent].flatMap(([text, { outcome }]) => {
    const found = byText.get(text) ?? [];
    if (!outcome) return [`Nobody knows what came of "${text}", stored ${found.length} times`];
    if ('code' in outcome) return found.length > 0 ? [`"${text}" was refused, and is stored`] : [];
    if (found.length !== 1) return [`"${text}" was acknowledged, and is stored ${found.length} times`];
    return found[0]?.id === outcome.id ? [] : [`"${text}" was acknowledged under another id`];
  });
  const phantoms = [...shown.values()].filter(({ id, text }) => byId.get(id)?.text !== text);
  violations.push(...phantoms.map(({ text }) => `"${text}" was shown, and is not stored`));
  for (const thread of grouped(rows, (row) => pairOf(row.senderId, row.recipientId)).values())
    if (thread.some(({ sequence }, index) => sequence !== index + 1))
      violations.push(`A conversation has the sequences ${thread.map(({ sequence }) => sequence).join()}`);
  return violations;
}

const stepErrors = (meeting: MeetingRow, steps: readonly MeetingStep[]): string[] => {
  const done = steps.filter(({ outcome }) => outcome && 'status' in outcome).map(({ action }) => action);
  const isClosed = meeting.status === 'REJECTED';
  // Carried out without an answer, then closed by the other: the next try is refused, and rightly so.
  const wasOvertaken = ({ action, wasUnanswered }: MeetingStep) =>
    isClosed && action === 'ACCEPT' && wasUnanswered;
  const possible = steps
    .filter((step) => !step.outcome || 'status' in step.outcome || wasOvertaken(step))
    .map(({ action }) => action);
  const violations: string[] = [];
  if ((done.includes('REJECT') || done.includes('CANCEL')) && !isClosed)
    violations.push(`Meeting ${meeting.id} was closed, and is ${meeting.status}`);
  if (done.includes('ACCEPT') && !meeting.wasAccepted)
    violations.push(`Meeting ${meeting.id} lost its acceptance`);
  if (meeting.wasAccepted && !possible.includes('ACCEPT'))
    violations.push(`Nobody accepted meeting ${meeting.id}`);
  if (isClosed && !possible.some((action) => action !== 'ACCEPT'))
    violations.push(`Nobody closed meeting ${meeting.id}`);
  return violations;
};

/** Every acknowledged request and answer has one effect, and nothing else has any. */
export async function meetingErrors(db: TestSql, { asked, steps }: Ledger): Promise<string[]> {
  const rows = await meetingsOf(db);
  const keyOf = (senderId: string, receiverId: string, startsAt: string) =>
    `${senderId} ${receiverId} ${startsAt}`;
  const byKey = grouped(rows, (row) => keyOf(row.senderId, row.receiverId, row.startsAt.toISOString()));
  const requestErrors = asked.flatMap(({ senderId, receiverId, startsAt, outcome }) => {
    const found = byKey.get(keyOf(senderId, receiverId, startsAt)) ?? [];
    if (found.length > 1)
      return [`A request was stored ${found.length} times: ${found.map(({ id }) => id).join()}`];
    const isAcknowledged = outcome && 'meetingId' in outcome;
    return isAcknowledged && found[0]?.id !== outcome.meetingId
      ? [`Request ${outcome.meetingId} was lost`]
      : [];
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
  const missing = [...scans].filter(([clientId, { code, outcome }]) => {
    const found = stored.get(clientId) ?? [];
    return outcome && 'entry' in outcome && (found.length !== 1 || found[0]?.code !== code);
  });
  const told = [...scans.values()].filter(
    ({ outcome }) => outcome && 'entry' in outcome && outcome.entry === 'FIRST_ENTRY',
  );
  const firsts = [...grouped(told, ({ code }) => code)].filter(([, entries]) => entries.length > 1);
  return [
    ...missing.map(
      ([clientId, { code }]) =>
        `"${clientId}" of ${code} was acknowledged, and stored ${stored.get(clientId)?.length ?? 0} times`,
    ),
    ...firsts.map(([code, entries]) => `${code} entered for the first time ${entries.length} times`),
    ...rows
      .filter(({ clientId }) => !scans.has(clientId))
      .map(({ clientId }) => `Nobody made the scan "${clientId}"`),
  ];
}

/** Nobody and no pod is booked twice, nobody is notified twice, and nothing waits to be published. */
export async function databaseErrors(db: TestSql): Promise<string[]> {
  const checks: [what: string, statement: string][] = [
    [
      'people with two meetings at a time',
      `SELECT 1 FROM meetings a JOIN meetings b ON a.id < b.id AND a.status = 'ACTIVE' AND b.status = 'ACTIVE'
         AND ARRAY[a.sender_id, a.receiver_id] && ARRAY[b.sender_id, b.receiver_id]
         AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
    ],
    [
      'pods with two meetings at a time',
      `SELECT 1 FROM meetings a JOIN meetings b ON a.id < b.id AND a.status = 'ACTIVE' AND b.status = 'ACTIVE'
         AND a.pod_id = b.pod_id AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
    ],
    ['agreed meetings without a pod', `SELECT 1 FROM meetings WHERE status = 'ACTIVE' AND pod_id IS NULL`],
    [
      'notifications that came twice',
      `SELECT 1 FROM notifications WHERE meeting_id IS NOT NULL GROUP BY attendee_id, meeting_id, kind HAVING count(*) > 1`,
    ],
    [
      'requests that nobody was notified of',
      `SELECT 1 FROM meetings m WHERE m.event_id = ${EVENT} AND NOT EXISTS (SELECT 1 FROM notifications n
         WHERE n.meeting_id = m.id AND n.attendee_id = m.receiver_id AND n.kind = 'MEETING_REQUESTED')`,
    ],
    ['rows that were not published', 'SELECT 1 FROM outbox'],
  ];
  const counts = await Promise.all(
    checks.map(async ([what, text]) => [what, (await db.sql(text)).length] as const),
  );
  return counts.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`);
}

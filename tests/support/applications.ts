import { newId } from '../../server/src/core/db/ids';
import { call } from './client';
import { buildAttendee, buildMember, insert, type BuiltMember } from './factories';
import type { Portal } from './portal';
import type { TestSql } from './server';

const PROFILE = { jobTitle: 'Founder', organization: 'Aziz Labs', country: 'PK' };

/** Joins an event with a complete profile, as a person without an invitation. */
export async function applyAs(
  server: Pick<Portal, 'url' | 'sql'>,
  eventId: string,
  person: { firstName: string; lastName: string },
): Promise<BuiltMember> {
  const member = await buildMember(server, { eventId, status: 'INVITED', ...person });
  await server.sql('UPDATE attendees SET by_invitation = false WHERE id = $1', [member.id]);
  await call(server.url, member.token, 'joinEvent', { eventId, ...PROFILE }, 'attendee { stage }');
  return member;
}

export type Applied = 'APPLIED' | 'WAITLISTED' | 'OFFERED' | 'DECLINED' | 'WITHDRAWN';

/** A person at a stage, as the server would have put them there. */
export async function buildApplicant(
  db: TestSql,
  {
    stage,
    eventId,
    ...person
  }: { stage: Applied; eventId: string; firstName: string; lastName: string; userId?: string },
) {
  const attendee = await buildAttendee(db, {
    ...person,
    eventId,
    status: 'INVITED',
    byInvitation: false,
    ...PROFILE,
  });
  const waits = stage === 'WAITLISTED' || stage === 'OFFERED';
  await db.sql('UPDATE attendees SET application = $2 WHERE id = $1', [attendee.id, stage]);
  const [{ line } = { line: null }] = waits
    ? await db.sql<{ line: string }>(`SELECT nextval('application_line') AS line`)
    : [];
  await insert(db, 'applications', {
    attendeeId: attendee.id,
    eventId,
    line,
    offerEndsAt: stage === 'OFFERED' ? new Date(Date.now() + 5 * 3_600_000) : null,
    reason: stage === 'DECLINED' ? 'The workshop is for founders of the region.' : null,
  });
  await insert(db, 'place_log', { id: newId(), eventId, attendeeId: attendee.id, kind: stage });
  return attendee;
}

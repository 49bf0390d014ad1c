import { newId } from '../../server/src/core/db/ids';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildPod,
  buildUser,
  insert,
} from './factories';
import type { TestSql } from './server';

/** An event in Karachi: Ali and Bina met at Ali's company's pod and wrote; Chen is invited, Dora was removed. */
export async function buildReported(db: TestSql) {
  const event = await buildEvent(db, { timezone: 'Asia/Karachi' });
  const here = { eventId: event.id };
  const person = (firstName: string, lastName: string, more: object = {}) =>
    buildAttendee(db, { ...here, firstName, lastName, ...more });
  const company = await buildCompany(db, {
    ...here,
    name: 'Solar Works',
    sectors: ['Energy', 'Water'],
    tier: 'Gold',
    stand: 'B12',
  });
  const aliUser = await buildUser(db);
  const ali = await person('Ali', 'Abbas', {
    userId: aliUser.id,
    phone: '+92 300 1',
    jobTitle: 'Engineer',
    organization: 'Solar Works',
    country: 'PK',
    category: 'SPEAKER',
    companyId: company.id,
    confirmedAt: '2027-05-01T10:00:00Z',
    checkedInAt: '2027-05-03T04:10:00Z',
  });
  const bina = await person('Bina', 'Butt', {
    organization: 'Ventures',
    confirmedAt: '2027-05-02T10:00:00Z',
    checkedInAt: '2027-05-03T04:05:00Z',
  });
  const chen = await person('Chen', 'Cho', { status: 'INVITED' });
  const dora = await person('Dora', 'Dunn', { checkedInAt: '2027-05-03T05:00:00Z' });
  const pod = await buildPod(db, {
    ...here,
    name: 'Pod 1',
    location: 'Hall A',
    companyId: company.id,
    position: 1,
  });
  const gone = await buildPod(db, { ...here, name: 'Pod 2', position: 2, removedAt: new Date() });
  const meeting = await buildMeeting(db, {
    event,
    senderId: ali.id,
    receiverId: bina.id,
    podId: pod.id,
    status: 'ACTIVE',
    createdAt: '2027-04-30T08:00:00Z',
    respondedAt: '2027-04-30T09:00:00Z',
    startsAt: new Date('2027-05-03T04:00:00Z'),
    endsAt: new Date('2027-05-03T04:20:00Z'),
  });
  await buildMeeting(db, {
    event,
    senderId: dora.id,
    receiverId: bina.id,
    startsAt: new Date('2027-05-03T06:00:00Z'),
    endsAt: new Date('2027-05-03T06:20:00Z'),
  });
  const conversationId = newId();
  await insert(db, 'conversations', { id: conversationId, eventId: event.id, lastSequence: 1 });
  await insert(db, 'messages', {
    id: newId(),
    conversationId,
    sequence: 1,
    senderId: ali.id,
    recipientId: bina.id,
    clientId: 'one',
    text: 'Hello',
  });
  await insert(db, 'bookmarks', { ownerId: bina.id, attendeeId: ali.id });
  await db.sql(`UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`, [
    dora.id,
  ]);
  return { event, company, ali, aliUser, bina, chen, pod, gone, meeting };
}

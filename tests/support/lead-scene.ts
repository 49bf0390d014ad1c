import type { Page } from 'playwright-core';
import { newId } from '../../server/src/core/db/ids';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  insert,
  type BuiltAttendee,
} from './factories';
import type { Portal } from './portal';

/** A badge or person on a page. */
export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** A stand with two people and three questions, and visitors with these codes. */
export async function buildStand(portal: Portal, codes: readonly string[]) {
  const event = await buildEvent(portal, { title: 'Spring Fair' });
  const { id: companyId } = await buildCompany(portal, { eventId: event.id, name: 'Acme Robots' });
  const team = { eventId: event.id, companyId, companyContact: true };
  const mona = await buildMember(portal, { ...team, firstName: 'Mona', lastName: 'Lux' });
  const nils = await buildMember(portal, { ...team, firstName: 'Nils', lastName: 'Berg' });
  const questions = [
    { kind: 'ONE_OF', text: 'How many robots?', options: ['One', 'Many'] },
    { kind: 'SEVERAL_OF', text: 'Which arms?', options: ['Small', 'Large'] },
    { kind: 'TEXT', text: 'Until when?', options: [] },
  ];
  for (const [position, question] of questions.entries())
    await insert(portal, 'lead_questions', { id: newId(), companyId, position, ...question });
  const guests: BuiltAttendee[] = [];
  for (const inviteCode of codes) {
    const person = { eventId: event.id, inviteCode, jobTitle: 'Buyer', phone: '+92 300 1234567' };
    guests.push(await buildAttendee(portal, person));
  }
  return { event, companyId, mona, nils, guests, path: `/event/${event.id}/our-company/capture` };
}

/** The leads of a company, by the codes of the visitors. */
export const leadsOf = (portal: Portal, companyId: string) =>
  portal.sql<{ code: string; rating: string | null; note: string; answers: object }>(
    `SELECT a.invite_code AS code, l.rating, l.note, l.answers FROM leads l JOIN attendees a ON a.id = l.attendee_id
     WHERE l.company_id = $1 ORDER BY a.invite_code COLLATE "C"`,
    [companyId],
  );

import { newId } from '../../server/src/core/db/ids';
import { buildAttendee, buildCompany, buildEvent, buildPod, insert } from './factories';
import type { Portal } from './portal';

/** An event with an exhibitor, its pod and one of its people, and a visitor. */
export async function buildExhibition(portal: Portal) {
  const event = await buildEvent(portal, { title: 'Spring Fair' });
  const company = await buildCompany(portal, {
    eventId: event.id,
    name: 'Acme Robots',
    tagline: 'Arms for every hand',
    sectors: ['Robotics'],
    country: 'SE',
  });
  await buildCompany(portal, { eventId: event.id, name: 'Other Works', country: 'DE' });
  await buildPod(portal, { eventId: event.id, companyId: company.id, name: 'R2' });
  await buildAttendee(portal, {
    eventId: event.id,
    companyId: company.id,
    firstName: 'Rosa',
    lastName: 'Berg',
  });
  await insert(portal, 'faqs', {
    id: newId(),
    eventId: event.id,
    question: 'Where do robots park?',
    answer: 'Beside pod R2.',
  });
  const visitor = await buildAttendee(portal, { eventId: event.id, firstName: 'Vera', lastName: 'Lind' });
  return { event, visitor };
}

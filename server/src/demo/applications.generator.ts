/** An event that chooses its people: ten applications, a group that is full, and the line of those who wait for it. */
import type { AttendeeRow, EventDataset } from './dataset.types';
import { DEMO_WAITING_EMAIL } from './demo-logins';
import { DAY, HOUR, iso, newRow } from './event-clock';
import { generateGroups } from './groups.generator';
import { SeededRandom } from './seeded-random';

type Stage = NonNullable<AttendeeRow['application']>;

/** The stages of the applicants in the order in which they applied; those who wait or were offered a place are investors. */
const STAGES: readonly Stage[] = [
  'DECLINED',
  'OFFERED',
  'WAITLISTED',
  'WAITLISTED',
  'WAITLISTED',
  'APPLIED',
  'APPLIED',
  'APPLIED',
  'APPLIED',
  'APPLIED',
];
const FREE_PLACES = 12;
const OFFER_HOURS = 20;
const REASON =
  'The tables are for people who build or fund climate projects. We would love to see you next year.';

const isInLine = (stage: Stage): boolean => stage === 'WAITLISTED' || stage === 'OFFERED';

/** Makes those who were invited last apply, one of them with a login. */
export function generateApplications(
  dataset: EventDataset,
  { now, passwordHash }: { now: Date; passwordHash: string },
): void {
  const { eventId, tables } = dataset;
  const random = new SeededRandom('podium-applications');
  const [event] = tables.events;
  const applicants = tables.attendees.filter(({ status }) => status === 'INVITED').slice(-STAGES.length);
  if (!event || applicants.length < STAGES.length) throw new Error('Too few people are invited to apply.');
  const users = new Map(tables.users.map((user) => [user.id, user]));
  const offerEndsAt = iso(now.getTime() + OFFER_HOURS * HOUR);
  let waiting = 0;
  STAGES.forEach((stage, index) => {
    const [person, at] = [applicants[index], iso(now.getTime() - (STAGES.length - index) * DAY)];
    const user = users.get(person?.user_id ?? '');
    if (!person || !user) return;
    const category = isInLine(stage) ? 'INVESTOR' : 'ATTENDEE';
    Object.assign(person, { application: stage, category, created_at: at });
    if (stage === 'WAITLISTED') waiting += 1;
    if (waiting === 1) Object.assign(user, { email: DEMO_WAITING_EMAIL, password_hash: passwordHash });
    const offer_ends_at = stage === 'OFFERED' ? offerEndsAt : null;
    tables.applications.push({
      attendee_id: person.id,
      event_id: eventId,
      since: at,
      // Before those of people who apply later.
      line: isInLine(stage) ? index - STAGES.length : null,
      offer_ends_at,
      reason: stage === 'DECLINED' ? REASON : null,
    });
    for (const kind of stage === 'APPLIED' ? [stage] : ['APPLIED', stage]) {
      const { id } = newRow(random, Date.parse(at));
      const position = kind === 'WAITLISTED' ? waiting : null;
      tables.place_log.push({
        id,
        event_id: eventId,
        attendee_id: person.id,
        at,
        kind,
        position,
        offer_ends_at,
      });
    }
  });
  const confirmed = tables.attendees.filter(({ status }) => status === 'CONFIRMED');
  const investors = confirmed.filter(({ category }) => category === 'INVESTOR').length;
  Object.assign(event, { registration: 'APPROVAL', capacity: confirmed.length + FREE_PLACES });
  generateGroups(dataset, [
    { name: '', colour: null },
    { name: 'Investors', colour: '#12805c', shown: true, categories: ['INVESTOR'], capacity: investors + 1 },
  ]);
}

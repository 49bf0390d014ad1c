import { recordChange } from '../../core/audit/change-log';
import { firstOf } from '../../core/db/statement';
import { notFound } from '../../core/errors';
import { forEachEvent } from '../../core/request/each-event';
import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { profileFields, removeAttendees } from '../attendees/index';
import { eraseEntriesAbout } from '../audit/index';
import { requireEventAccess } from '../event-access/index';
import { getEventFields } from '../event-fields/index';
import { eventById, lockEvent, momentInWords } from '../events/index';
import { queueMails } from '../mails/index';
import { removeUser } from '../users/index';
import {
  administrators,
  erasureOf,
  erasuresAhead,
  forgetWarnings,
  lockUsers,
  nextPeople,
  noteWarning,
  previewOf,
  usersOfOneEvent,
} from './keeping.queries';
import type { ErasurePreview, ErasurePreviewArgs, KeptData, KeptProfileField } from './keeping.types';

/** Administrators are warned so many days before. */
const WARNINGS = [1, 7, 30] as const;
/** So many people are erased in one transaction. */
const CHUNK = 25;

/** The address by which accounts are known, which is no field that people fill in at an event. */
const EMAIL: KeptProfileField = { name: 'email', purpose: 'CONTACT', audience: 'STAFF' };

/** What an event keeps of its people, for those who may read what it asks. */
export async function getKeptData(ctx: RequestContext, id: string): Promise<KeptData> {
  const { fields } = await getEventFields(ctx, id);
  const event = await eventById(ctx).load(id);
  if (!event) throw notFound('The event');
  const erasure = await firstOf(erasureOf(ctx, { eventId: event.id }));
  return {
    eventId: event.id,
    keepDays: event.keepDays,
    erasesAt: erasure?.erasesAt ?? null,
    profileFields: [
      EMAIL,
      ...profileFields.map(({ name, purpose, audience }) => ({ name, purpose, audience })),
    ],
    fields,
  };
}

/** What keeping the people of an event for some days would erase, and when. */
export async function previewErasure(
  ctx: RequestContext,
  { eventId: id, keepDays }: ErasurePreviewArgs,
): Promise<ErasurePreview> {
  const { eventId } = await requireEventAccess(ctx, id);
  const preview = await firstOf(previewOf(ctx, { eventId, keepDays }));
  if (!preview) throw notFound('The event');
  return preview;
}

/** Warns administrators of what is erased within 30 days, and erases what is due; a run that broke off goes on with the next one. */
export async function eraseDueEvents(ctx: RequestContext): Promise<void> {
  await forgetWarnings(ctx, {});
  await forEachEvent(ctx, await erasuresAhead(ctx, {}), async ({ eventId }) => {
    await warn(ctx, eventId);
    await erase(ctx, eventId);
  });
}

/** Tells administrators once for each of the warnings; where several are due, the last one alone. */
const warn = (ctx: RequestContext, eventId: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await lockEvent(inner, { id: eventId });
    const erasure = await firstOf(erasureOf(inner, { eventId }));
    if (!erasure || erasure.people === 0) return;
    const { title, timezone, erasesAt, daysLeft, warnedDays, people } = erasure;
    const due = WARNINGS.find((days) => daysLeft <= days);
    if (due === undefined || (warnedDays !== null && warnedDays <= due)) return;
    await noteWarning(inner, { eventId, warnedDays: due });
    const data = {
      eventTitle: title,
      people,
      when: (language: Parameters<typeof momentInWords>[2]) => momentInWords(erasesAt, timezone, language),
      url: `${inner.siteUrl}/event/${eventId}/setup/kept`,
    };
    const mails = (await administrators(inner, {})).map(({ id, email }) => ({
      to: email,
      recipientId: id,
      eventId,
    }));
    await queueMails(
      inner,
      mails.map((mail) => ({ ...mail, template: 'erasure-warning' as const, data })),
    );
  });

/** Erases the people of an event in transactions of their own, each of which asks again whether that is still due. */
async function erase(ctx: RequestContext, eventId: string): Promise<void> {
  for (;;) {
    const count = await inTransaction(ctx, (inner) => eraseChunk(inner, eventId));
    if (count < CHUNK) return;
  }
}

async function eraseChunk(ctx: RequestContext, eventId: string): Promise<number> {
  await lockEvent(ctx, { id: eventId });
  const erasure = await firstOf(erasureOf(ctx, { eventId }));
  if (!erasure || erasure.warnedDays === null || erasure.erasesAt > new Date()) return 0;
  const people = await nextPeople(ctx, { eventId, count: CHUNK });
  if (people.length === 0) return 0;
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  await lockUsers(ctx, { userIds });
  const going = new Map((await usersOfOneEvent(ctx, { eventId, userIds })).map((user) => [user.id, user]));
  const staying = people.filter(({ userId }) => !userId || !going.has(userId)).map(({ id }) => id);
  await removeAttendees(ctx, staying);
  await eraseEntriesAbout(ctx, { subjectIds: staying });
  for (const { id, userId } of people) {
    const user = userId ? going.get(userId) : undefined;
    if (!user) continue;
    await removeAttendees(ctx, [id], { userId: user.id, email: user.email });
    await removeUser(ctx, user.id);
  }
  await recordChange(ctx, {
    action: 'event.erase',
    eventId,
    subjectId: eventId,
    subjectName: erasure.title,
    after: { people: people.length },
  });
  return people.length;
}

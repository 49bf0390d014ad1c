import type { RequestContext } from '../../core/request/context';
import { onlyRow, firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { AttendeeStatus } from '../attendees/index';
import { eventById } from '../events/index';
import { queueMails } from '../mails/index';
import { notifyOfAnnouncement } from '../notifications/index';
import {
  beginSending,
  dueAnnouncements,
  endSending,
  insertRecipients,
  takeUnmailed,
} from './announcement.queries';
import type { Announcement } from './announcement.types';

/** Mails that are written in one transaction. */
const CHUNK = 500;

// Sends announcements. Each step commits together with the note that it was taken, so a job that was killed goes on
// where it stopped, and notifies each recipient once.

/** Delivers those whose time came while their event was not published. */
export async function deliverDueAnnouncements(
  ctx: RequestContext,
  { eventId }: { eventId: string },
): Promise<void> {
  for (const { id } of await dueAnnouncements(ctx, { eventId }))
    await deliverAnnouncement(ctx, { announcementId: id });
}

/** Delivers one announcement, or the rest of it; not while its event is a draft. */
export async function deliverAnnouncement(
  ctx: RequestContext,
  { announcementId }: { announcementId: string },
): Promise<void> {
  const announcement = await beginDelivery(ctx, announcementId);
  if (!announcement) return;
  if (announcement.byMail) while ((await mailNextRecipients(ctx, announcement)) > 0);
  await endSending(ctx, { id: announcement.id });
}

/** Chooses the recipients and notifies them in one transaction, once. */
function beginDelivery(ctx: RequestContext, id: string): Promise<Announcement | undefined> {
  return inTransaction(ctx, async (inner) => {
    const announcement = await firstOf(beginSending(inner, { id }));
    if (!announcement || announcement.recipientCount !== null) return announcement;
    const { count } = await onlyRow(inner.db, insertRecipients(announcement));
    const isShown = announcement.inPortal && announcement.segment.status === AttendeeStatus.CONFIRMED;
    if (count > 0 && isShown) await notifyOfAnnouncement(inner, announcement);
    return announcement;
  });
}

function mailNextRecipients(
  ctx: RequestContext,
  { id, eventId, title, text }: Announcement,
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const recipients = await takeUnmailed(inner, { id, count: CHUNK });
    const event = await eventById(inner).load(eventId);
    await queueMails(
      inner,
      recipients.map(({ id: recipientId, firstName, email }) => ({
        to: email,
        recipientId,
        template: 'announcement' as const,
        eventId,
        data: {
          firstName,
          title,
          text,
          eventTitle: event?.title ?? '',
          url: `${inner.siteUrl}/event/${eventId}`,
        },
      })),
    );
    return recipients.length;
  });
}

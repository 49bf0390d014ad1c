import { isDeepStrictEqual } from 'node:util';
import { recordChange, subjectOf, type Change } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields, nextVersion, saveChanges } from '../../core/audit/versioned-update';
import { badInput, conflict } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import type { Limit } from '../../core/admission/rate-limits';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { AttendeeStatus } from '../attendees/index';
import { requireEventAccess, orNotFoundIn } from '../event-access/index';
import { eventById, EventStatus } from '../events/index';
import { AnnouncementEntity, AnnouncementStatus } from './announcement.entity';
import { SEND_ANNOUNCEMENT } from './announcement.jobs';
import {
  announcementsOf,
  audienceOf,
  findAnnouncement,
  insertAnnouncement,
  lockAnnouncement as lockAnnouncementRow,
  setSending,
} from './announcement.queries';
import { assertStep, isOut, type AnnouncementStep } from './announcement.status';
import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementAudienceArgs,
  AnnouncementsArgs,
  AnnouncementSegment,
  AnnouncementSegmentInput,
  CreateAnnouncementInput,
  SendAnnouncementInput,
  UpdateAnnouncementInput,
} from './announcement.types';

/** An event may send so many in an hour: people who get too many stop reading. */
const SENDS: Limit = { name: 'announcements', points: 10, seconds: 3600 };
const MAX_AHEAD_MS = 366 * 86_400_000;

/** The conditions that are set, with the status that holds without one. */
const segmentOf = (input: AnnouncementSegmentInput): AnnouncementSegment => {
  if (input.status === AttendeeStatus.REMOVED)
    throw badInput([{ path: 'input.segment.status', message: 'People who were removed get no messages.' }]);
  const set = Object.entries(input).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined,
  );
  const answers = input.answers?.map(({ fieldId, values }) => ({ fieldId, values }));
  return {
    ...Object.fromEntries(set),
    ...(answers?.length && { answers }),
    status: input.status ?? AttendeeStatus.CONFIRMED,
  };
};

const checkChannels = ({ inPortal, byMail }: Pick<Announcement, 'inPortal' | 'byMail'>): void => {
  if (!inPortal && !byMail)
    throw badInput([{ path: 'input.inPortal', message: 'Choose the portal, mail or both.' }]);
};

/** True where it is out already, or waits for this very time. */
const isDone = ({ status, sendAt: at }: Announcement, sendAt: Date | null): boolean =>
  sendAt ? status === AnnouncementStatus.SCHEDULED && at?.getTime() === sendAt.getTime() : isOut(status);

/** The announcements of an event, the latest first. */
export async function listAnnouncements(
  ctx: RequestContext,
  { eventId: id, status, search, ...page }: AnnouncementsArgs,
): Promise<Page<Announcement>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return announcementsOf(ctx.db, { eventId, status, search }, page);
}

/** How many people a segment has now. */
export async function getAnnouncementAudience(
  ctx: RequestContext,
  { eventId: id, segment }: AnnouncementAudienceArgs,
): Promise<AnnouncementAudience> {
  const { eventId } = await requireEventAccess(ctx, id);
  return audienceOf(ctx.db, eventId, segmentOf(segment));
}

/** A new draft. */
export async function createAnnouncement(
  ctx: RequestContext,
  input: CreateAnnouncementInput,
): Promise<Announcement> {
  const { eventId } = await requireEventAccess(ctx, input.eventId);
  checkChannels(input);
  const { title, text, inPortal, byMail } = definedFields(input) as CreateAnnouncementInput;
  const written = { title, text, segment: segmentOf(input.segment), inPortal, byMail };
  return inTransaction(ctx, async (inner) => {
    const id = newId();
    await insertAnnouncement(inner, { id, eventId, ...written, authorId: viewerOf(ctx).userId });
    await recordAnnouncementChange(inner, 'create', { id, eventId, title }, { after: written });
    return requireAnnouncement(inner, id);
  });
}

/** Changes the fields of the input, until it is sent. */
export async function updateAnnouncement(
  ctx: RequestContext,
  { announcementId, expectedUpdatedAt, ...input }: UpdateAnnouncementInput,
): Promise<Announcement> {
  const { segment, ...rest } = input;
  const asked = segment ? segmentOf(segment) : null;
  return inTransaction(ctx, async (inner) => {
    const before = await lockAnnouncement(inner, announcementId, 'EDIT');
    checkVersion(before, expectedUpdatedAt);
    // Postgres keeps the keys of a segment in an order of its own.
    const isOther = asked !== null && !isDeepStrictEqual(asked, before.segment);
    const changes = { ...definedFields(rest), ...(isOther ? { segment: asked } : {}) };
    checkChannels(Object.assign(new AnnouncementEntity(), before, changes));
    await saveChanges(inner, AnnouncementEntity, before, changes, {
      action: 'announcement.update',
      eventId: before.eventId,
      subjectName: before.title,
    });
    return requireAnnouncement(inner, announcementId);
  });
}

/** Sends it, now or at a time. Again for the same time it gives the same answer. */
export async function sendAnnouncement(
  ctx: RequestContext,
  { announcementId, sendAt = null }: SendAnnouncementInput,
): Promise<Announcement> {
  return inTransaction(ctx, async (inner) => {
    const before = await requireAnnouncement(inner, announcementId, lockAnnouncementRow);
    if (isDone(before, sendAt)) return before;
    assertStep(before.status, 'SEND');
    await checkSending(inner, before, sendAt);
    await ctx.runtime.rateLimits.take(SENDS, before.eventId);
    const status = sendAt ? AnnouncementStatus.SCHEDULED : AnnouncementStatus.SENDING;
    const due = await firstOf(setSending(inner, { id: before.id, status, sendAt }));
    const later = sendAt ? { startAfter: sendAt } : {};
    await inner.jobs.add(SEND_ANNOUNCEMENT, { announcementId: before.id }, later);
    await recordAnnouncementChange(inner, 'send', before, {
      before: { status: before.status, sendAt: before.sendAt },
      after: { status, sendAt: due?.sendAt },
    });
    return requireAnnouncement(inner, before.id);
  });
}

/** Cancels an announcement before it is sent. Cancelling again changes nothing. */
export async function cancelAnnouncement(ctx: RequestContext, id: string): Promise<Announcement> {
  return inTransaction(ctx, async (inner) => {
    const before = await requireAnnouncement(inner, id, lockAnnouncementRow);
    if (before.status === AnnouncementStatus.CANCELLED) return before;
    assertStep(before.status, 'CANCEL');
    const status = AnnouncementStatus.CANCELLED;
    await inner.entities.update(AnnouncementEntity, { id: before.id }, { status, updatedAt: nextVersion });
    await recordAnnouncementChange(inner, 'cancel', before, {
      before: { status: before.status, sendAt: before.sendAt },
      after: { status },
    });
    return requireAnnouncement(inner, before.id);
  });
}

/** Deletes an announcement that was not sent, and returns it. */
export async function deleteAnnouncement(ctx: RequestContext, id: string): Promise<Announcement> {
  return inTransaction(ctx, async (inner) => {
    const before = await lockAnnouncement(inner, id, 'DELETE');
    await inner.entities.delete(AnnouncementEntity, { id: before.id });
    const { title, text, segment, status } = before;
    await recordAnnouncementChange(inner, 'delete', before, { before: { title, text, segment, status } });
    return before;
  });
}

/** Mails need a published event, a time to come and at least one recipient. */
async function checkSending(
  ctx: RequestContext,
  { eventId, segment }: Announcement,
  sendAt: Date | null,
): Promise<void> {
  const event = await eventById(ctx).load(eventId);
  if (!event || event.status === EventStatus.DRAFT)
    throw conflict('EVENT_NOT_PUBLISHED', 'Publish the event first: nobody can see it yet.');
  const ahead = sendAt ? sendAt.getTime() - Date.now() : 0;
  if (ahead < 0) throw badInput([{ path: 'input.sendAt', message: 'Choose a time in the future.' }]);
  if (ahead > MAX_AHEAD_MS)
    throw badInput([{ path: 'input.sendAt', message: 'Choose a time within a year.' }]);
  if (!sendAt && (await audienceOf(ctx.db, eventId, segment)).people === 0)
    throw conflict('NO_RECIPIENTS', 'Nobody is in this segment.');
}

function recordAnnouncementChange(
  ctx: RequestContext,
  verb: string,
  { id, eventId, title }: Pick<Announcement, 'id' | 'eventId' | 'title'>,
  values: Pick<Change, 'before' | 'after'>,
): Promise<void> {
  const subject = subjectOf({ id, eventId, name: title });
  return recordChange(ctx, { ...subject, action: `announcement.${verb}`, ...values });
}

async function lockAnnouncement(
  ctx: RequestContext,
  id: string,
  step: AnnouncementStep,
): Promise<Announcement> {
  const announcement = await requireAnnouncement(ctx, id, lockAnnouncementRow);
  assertStep(announcement.status, step);
  return announcement;
}

/** One announcement; with another statement than `findAnnouncement`, also locked. */
export async function requireAnnouncement(
  ctx: RequestContext,
  id: string,
  read = findAnnouncement,
): Promise<Announcement> {
  const announcement = await firstOf(read(ctx, { id: parseId(id, 'The announcement') }));
  return orNotFoundIn(ctx, announcement, 'The announcement');
}

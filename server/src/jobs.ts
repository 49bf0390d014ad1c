import type { RequestContext } from './core/context';
import type { AnyJobKind, JobHandler, JobKind } from './core/jobs';
import { SEND_ANNOUNCEMENT } from './modules/announcements/announcement.jobs';
import { FOLD_COUNTS, foldCounts } from './modules/attendees/attendee-counts';
import { SEND_INVITATIONS } from './modules/attendees/invitation.jobs';
import { RUN_BULK_JOB } from './modules/bulk-jobs/bulk-job.jobs';
import { EVENT_PUBLISHED } from './modules/events/event.jobs';
import { SEND_CODE, SEND_VERIFICATION } from './modules/accounts/account.jobs';
import { TIDY_IMPORTS } from './modules/imports/import.jobs';
import { SEND_MAIL } from './modules/mails/mail.jobs';
import { EXPIRE_REQUESTS, REMIND_OF_MEETING } from './modules/meetings/meeting.jobs';
import { PUSH_MESSAGE, PUSH_NOTIFICATIONS } from './modules/push/push.jobs';
import { TIDY_SECURITY_LOG } from './modules/security/security.jobs';
import { REMOVE_UNUSED_PICTURES } from './modules/uploads/upload.jobs';
import type { Services } from './services';

/** Every kind of job, for the queue's tables. */
export const jobKinds: readonly AnyJobKind[] = [
  SEND_MAIL,
  SEND_ANNOUNCEMENT,
  EXPIRE_REQUESTS,
  REMIND_OF_MEETING,
  SEND_INVITATIONS,
  EVENT_PUBLISHED,
  SEND_CODE,
  SEND_VERIFICATION,
  REMOVE_UNUSED_PICTURES,
  FOLD_COUNTS,
  PUSH_NOTIFICATIONS,
  PUSH_MESSAGE,
  TIDY_SECURITY_LOG,
  RUN_BULK_JOB,
  TIDY_IMPORTS,
];

/** The handler of each kind. Jobs run without a viewer, with the base address of the request that added them. */
export const createJobHandlers = (
  {
    mails,
    codes,
    emailVerifications,
    meetingRequests,
    meetingReminders,
    invitations,
    unusedPictures,
    securityLog,
    push,
    bulkRuns,
    announcementDelivery,
    preparedImports,
  }: Services,
  systemContext: (siteUrl?: string) => RequestContext,
): JobHandler[] => {
  const handle = <Data extends object>(
    kind: JobKind<Data>,
    run: (ctx: RequestContext, data: Data) => Promise<unknown>,
  ): JobHandler => ({
    kind,
    run: (data: Data & { siteUrl?: string }) => run(systemContext(data.siteUrl), data),
  });
  return [
    handle(SEND_MAIL, (ctx, { mailId }) => mails.send(ctx, mailId)),
    handle(SEND_ANNOUNCEMENT, (ctx, data) => announcementDelivery.deliver(ctx, data)),
    handle(SEND_INVITATIONS, (ctx, data) => invitations.sendDue(ctx, data)),
    handle(EVENT_PUBLISHED, async (ctx, data) => {
      await invitations.sendDue(ctx, data);
      await announcementDelivery.deliverDue(ctx, data);
    }),
    handle(SEND_CODE, (ctx, data) => codes.send(ctx, data)),
    handle(SEND_VERIFICATION, (ctx, data) => emailVerifications.send(ctx, data)),
    handle(EXPIRE_REQUESTS, (ctx) => meetingRequests.expireDue(ctx)),
    handle(REMIND_OF_MEETING, (ctx, due) => meetingReminders.remind(ctx, due)),
    handle(REMOVE_UNUSED_PICTURES, (ctx) => unusedPictures.remove(ctx)),
    handle(FOLD_COUNTS, foldCounts),
    handle(PUSH_NOTIFICATIONS, (ctx, due) => push.pushNotifications(ctx, due)),
    handle(PUSH_MESSAGE, (ctx, due) => push.pushMessage(ctx, due)),
    handle(TIDY_SECURITY_LOG, (ctx) => securityLog.tidy(ctx)),
    handle(RUN_BULK_JOB, (ctx, data) => bulkRuns.run(ctx, data)),
    handle(TIDY_IMPORTS, (ctx) => preparedImports.tidy(ctx)),
  ];
};

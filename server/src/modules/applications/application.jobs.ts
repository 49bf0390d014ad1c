import { defineJob } from '../../core/jobs/jobs';

/** Offers the free places of an event to those who wait. */
export const OFFER_PLACES = defineJob<{ eventId: string }>('applications.offer');

/** Ends offers that were not answered, and offers what is free, in all events; every minute. */
export const SETTLE_PLACES = defineJob('applications.settle', { cron: '* * * * *' });

/** Mails what was decided, unless it was undone. */
export const MAIL_DECISION = defineJob<{ decisionId: string }>('applications.mail');

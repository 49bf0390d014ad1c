import type { RequestContext } from '../../core/request/context';
import { momentInWords } from '../events/index';
import { type MailTemplate, type OutgoingMail, queueMails } from '../mails/index';
import { addresseesOf, standingsOf } from './application.queries';

type Addressee = Awaited<ReturnType<typeof addresseesOf>>[number];

/** Mails something about their applications to attendees. */
async function mailTo<Name extends MailTemplate>(
  ctx: RequestContext,
  ids: readonly string[],
  template: Name,
  dataOf: (addressee: Addressee) => OutgoingMail<Name>['data'],
): Promise<void> {
  if (ids.length === 0) return;
  const mails = (await addresseesOf(ctx, { ids })).map((addressee): OutgoingMail<Name> => ({
    to: addressee.email,
    recipientId: addressee.id,
    eventId: addressee.eventId,
    template,
    data: dataOf(addressee),
  }));
  await queueMails(ctx, mails);
}

/** The page of the application, where it cannot be said by name: who made the account could write anything to a stranger with it. */
const nameless = (ctx: RequestContext, { title, eventId }: Addressee) => ({
  eventTitle: title,
  url: `${ctx.siteUrl}/join/${eventId}`,
});
const named = (ctx: RequestContext, addressee: Addressee) => ({
  ...nameless(ctx, addressee),
  firstName: addressee.firstName,
});

const standingsById = async (ctx: RequestContext, attendeeIds: readonly string[]) =>
  new Map((await standingsOf(ctx, { attendeeIds })).map((standing) => [standing.attendeeId, standing]));

/** Mails that an application has come in. */
export const mailApplied = (ctx: RequestContext, ids: readonly string[]): Promise<void> =>
  mailTo(ctx, ids, 'application-received', (addressee) => nameless(ctx, addressee));

/** Mails the position to those who wait. */
export async function mailWaitlisted(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  const standings =
    ids.length > 0 ? await standingsById(ctx, ids) : new Map<string, { position: number | null }>();
  await mailTo(ctx, ids, 'application-waitlisted', (addressee) => ({
    ...nameless(ctx, addressee),
    position: standings.get(addressee.id)?.position ?? 1,
  }));
}

/** Mails that an offer was not answered in time. */
export const mailExpired = (ctx: RequestContext, ids: readonly string[]): Promise<void> =>
  mailTo(ctx, ids, 'offer-expired', (addressee) => named(ctx, addressee));

/** Mails an offer with its deadline, and a link with the code that answers it. */
export const mailOffers = (
  ctx: RequestContext,
  codes: ReadonlyMap<string, string>,
  endsAt: Date,
): Promise<void> =>
  mailTo(ctx, [...codes.keys()], 'place-offered', (addressee) => ({
    ...named(ctx, addressee),
    when: (language) => momentInWords(endsAt, addressee.timezone, language),
    url: `${ctx.siteUrl}/offer/${codes.get(addressee.id)!}`,
  }));

/** Mails a decision to those for whom it still holds. */
export async function mailDecided(ctx: RequestContext, decided: readonly { id: string; stage: string }[]) {
  const idsAt = (stage: string) => decided.filter((one) => one.stage === stage).map(({ id }) => id);
  await mailTo(ctx, idsAt('CONFIRMED'), 'application-approved', (addressee) => ({
    ...named(ctx, addressee),
    url: `${ctx.siteUrl}/event/${addressee.eventId}`,
  }));
  await mailWaitlisted(ctx, idsAt('WAITLISTED'));
  const standings = await standingsById(ctx, idsAt('DECLINED'));
  await mailTo(ctx, idsAt('DECLINED'), 'application-declined', (addressee) => ({
    ...named(ctx, addressee),
    text: standings.get(addressee.id)?.reason ?? null,
  }));
}

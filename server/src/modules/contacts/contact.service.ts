import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { newId, parseId } from '../../core/db/ids';
import { defineLoader, byKey } from '../../core/request/loaders';
import type { Page, PageArgs } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { conflict, notFound, orNotFound } from '../../core/errors';
import { asCode, lockAttendees } from '../attendees/index';
import { requireAttendee, type Member } from '../event-access/index';
import { markAnswered, notify } from '../notifications/index';
import {
  acceptExchange,
  askingCompany,
  contactsByIds,
  contactsPage,
  countUnanswered,
  deleteExchange,
  deleteExchangeBetween,
  holderCompany,
  holderOfCode,
  holdersPage,
  insertQuestions,
  saveScan,
  setConsent,
  sharesWithAll,
} from './contact.queries';
import type {
  AnswerContactExchangeInput,
  AnswerContactRequestInput,
  Contact,
  ContactHolder,
  ContactsArgs,
  ContactSharing,
  ExchangeContactsInput,
  ExchangeContactsPayload,
  SetContactSharingInput,
} from './contact.types';

/** Exchanges that one person may have asked for at the same time. */
const MAX_UNANSWERED = 200;

/** Topic of the contacts of an attendee. */
export const contactsTopic = (attendeeId: string): string => `attendee.${attendeeId}.contacts`;

/** The published form of a changed contact. */
export interface ContactChanged {
  contactId: string;
}

/** A contact of the viewer by its id. */
export const contactById = defineLoader<Contact | null>(
  async (ctx, ids) => byKey(await contactsByIds(ctx, { userId: viewerOf(ctx).userId, ids }), ({ id }) => id),
  null,
);

// Consents of an attendee to share e-mail and phone with companies that met them, and with other attendees.

/** Companies with a lead of the viewer, and people who exchanged contacts with the viewer. */
export async function listHolders(
  ctx: RequestContext,
  eventId: string,
  page: PageArgs,
): Promise<Page<ContactHolder>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return holdersPage(ctx.db, attendeeId, page);
}

/** The viewer's answer for all companies. */
export async function getSharing(ctx: RequestContext, eventId: string): Promise<ContactSharing> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return { everyone: (await firstOf(sharesWithAll(ctx, { attendeeId })))?.everyone ?? false };
}

/** Answers a company that knows the viewer, or changes the answer; triggers tell its team. */
export async function answerRequest(
  ctx: RequestContext,
  { companyId: id, choice }: AnswerContactRequestInput,
): Promise<ContactHolder | null> {
  const companyId = parseId(id, 'The company');
  const { userId } = viewerOf(ctx);
  const company = orNotFound(await firstOf(askingCompany(ctx, { userId, companyId })), 'The company');
  const { attendeeId } = await requireAttendee(ctx, company.eventId);
  await inTransaction(ctx, async (inner) => {
    await lockAttendees(inner.db, [attendeeId]);
    // The answer for all replaces that for the company, so that taking the former back takes it back here too.
    const granted = choice === 'EVERYONE' ? null : choice === 'THIS_COMPANY';
    await setConsent(inner, { id: newId(), attendeeId, companyId, granted });
    if (choice === 'EVERYONE')
      await setConsent(inner, { id: newId(), attendeeId, companyId: null, granted: true });
    await markAnswered(inner, {
      attendeeIds: [attendeeId],
      aboutIds: [companyId],
      kinds: ['CONTACT_REQUESTED'],
    });
    inner.transaction?.afterCommit(() => inner.runtime.wakeRelay());
  });
  return (await firstOf(holderCompany(ctx, { attendeeId, companyId }))) ?? null;
}

/** Sets the answer for all companies. */
export async function setSharing(
  ctx: RequestContext,
  { eventId, everyone }: SetContactSharingInput,
): Promise<ContactSharing> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  await inTransaction(ctx, async (inner) => {
    await lockAttendees(inner.db, [attendeeId]);
    await setConsent(inner, { id: newId(), attendeeId, companyId: null, granted: everyone });
  });
  ctx.runtime.wakeRelay();
  return { everyone };
}

/** Asks attendees whether a company may have e-mail and phone: each once, except those who share with all. In a transaction. */
export async function askForContact(
  ctx: RequestContext,
  companyId: string,
  attendeeIds: readonly string[],
): Promise<void> {
  if (attendeeIds.length === 0) return;
  const ids = attendeeIds.map(newId);
  const asked = await insertQuestions(ctx, { companyId, ids, attendeeIds });
  await notify(
    ctx,
    asked.map(({ attendeeId }) => ({ attendeeId, kind: 'CONTACT_REQUESTED' as const, companyId })),
  );
}

/** The viewer's contacts, the latest first. */
export async function listContacts(
  ctx: RequestContext,
  { eventId, state, ...page }: ContactsArgs,
): Promise<Page<Contact>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return contactsPage(ctx.db, { attendeeId, state: state ?? null }, page);
}

const publish = (ctx: RequestContext, contactId: string, ...attendeeIds: string[]): Promise<void> =>
  ctx.events.emit(
    ...attendeeIds.map((attendeeId) => ({
      topic: contactsTopic(attendeeId),
      payload: { contactId } satisfies ContactChanged,
    })),
  );

/** Scans the code of another attendee: asks them, or agrees where they asked. */
export async function exchange(
  ctx: RequestContext,
  { eventId: id, code }: ExchangeContactsInput,
): Promise<ExchangeContactsPayload> {
  const me = await requireAttendee(ctx, id);
  const find = (on: RequestContext) =>
    firstOf(holderOfCode(on, { code: asCode(code), scannerId: me.attendeeId }));
  const saved = await inTransaction(ctx, async (inner) => {
    const other = await find(inner);
    // The lock makes a block or withdrawal of consent either wait for this or be visible to the read below.
    if (!other || !(await lockAttendees(inner.db, [me.attendeeId, other.id]))) return 'UNKNOWN_CODE';
    const holder = await find(inner);
    if (!holder || holder.blocked) return 'UNKNOWN_CODE';
    if (holder.eventId !== me.eventId) return 'OTHER_EVENT';
    if (holder.id === me.attendeeId) return 'OWN_CODE';
    if (holder.status !== 'CONFIRMED') return 'NOT_CONFIRMED';
    return { id: await saveExchange(inner, me, holder) };
  });
  if (typeof saved === 'string') return { outcome: saved, contact: null };
  const contact = orNotFound(await contactById(ctx).load(saved.id), 'The contact');
  return { outcome: contact.state === 'EXCHANGED' ? 'EXCHANGED' : 'ASKED', contact };
}

async function saveExchange(
  ctx: RequestContext,
  { attendeeId: scannerId, eventId }: Member,
  holder: { id: string; everyone: boolean },
): Promise<string> {
  const id = newId();
  const accepted = holder.everyone;
  const saved = await firstOf(saveScan(ctx, { id, eventId, scannerId, scannedId: holder.id, accepted }));
  if (!saved) throw notFound('The contact');
  const isNew = saved.id === id;
  if (isNew && !accepted) await checkUnanswered(ctx, scannerId);
  if (isNew || saved.agreed) {
    const kind = saved.agreed ? 'CONTACT_EXCHANGED' : 'CONTACT_EXCHANGE_REQUESTED';
    await notify(ctx, [{ attendeeId: holder.id, kind, personId: scannerId }]);
    await publish(ctx, saved.id, scannerId, holder.id);
  }
  return saved.id;
}

async function checkUnanswered(ctx: RequestContext, scannerId: string): Promise<void> {
  const { count = 0 } = (await firstOf(countUnanswered(ctx, { scannerId }))) ?? {};
  if (count > MAX_UNANSWERED)
    throw conflict(
      'TOO_MANY_UNANSWERED',
      `At most ${MAX_UNANSWERED} people can be asked before they answer.`,
    );
}

/** Answers a request for an exchange. Declining deletes it; agreeing again changes nothing. */
export async function answerExchange(
  ctx: RequestContext,
  { contactId, accept }: AnswerContactExchangeInput,
): Promise<Contact | null> {
  const id = parseId(contactId, 'The contact');
  const contact = orNotFound(await contactById(ctx).load(id), 'The contact');
  if (contact.state === 'ASKED_BY_ME') throw conflict('NOT_ASKED', 'The other person has to answer this.');
  if (!accept) {
    await deleteContact(ctx, id, true);
    return null;
  }
  const { userId } = viewerOf(ctx);
  await inTransaction(ctx, async (inner) => {
    const accepted = await firstOf(acceptExchange(inner, { id, userId }));
    if (!accepted) return;
    const { scannerId, scannedId } = accepted;
    await notify(inner, [{ attendeeId: scannerId, kind: 'CONTACT_EXCHANGED', personId: scannedId }]);
    await markExchangeAnswered(inner, accepted);
    await publish(inner, id, scannerId, scannedId);
  });
  return contactById(ctx).load(id);
}

/** Ends a contact: neither side has the details of the other any more. */
export async function endContact(ctx: RequestContext, contactId: string): Promise<string> {
  const id = parseId(contactId, 'The contact');
  await deleteContact(ctx, id, false);
  return id;
}

async function deleteContact(ctx: RequestContext, id: string, unanswered: boolean): Promise<void> {
  const { userId } = viewerOf(ctx);
  await inTransaction(ctx, async (inner) => {
    const ended = orNotFound(await firstOf(deleteExchange(inner, { id, userId, unanswered })), 'The contact');
    await markExchangeAnswered(inner, ended);
    await publish(inner, id, ended.scannerId, ended.scannedId);
  });
}

/** The one who was asked has nothing left to read of it. */
const markExchangeAnswered = (
  ctx: RequestContext,
  { scannerId, scannedId }: { scannerId: string; scannedId: string },
) =>
  markAnswered(ctx, {
    attendeeIds: [scannedId],
    aboutIds: [scannerId],
    kinds: ['CONTACT_EXCHANGE_REQUESTED'],
  });

/** A block takes the contact of the two back. */
export async function endBlocked(
  ctx: RequestContext,
  pair: { blockerId: string; blockedId: string },
): Promise<void> {
  const ended = await firstOf(deleteExchangeBetween(ctx, pair));
  if (ended) await publish(ctx, ended.id, ended.scannerId, ended.scannedId);
}

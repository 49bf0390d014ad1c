import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { newId, parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { AppError, conflict, notFound, orNotFound } from '../../core/errors';
import { mailboxOf } from '../../core/graphql/address-forms';
import {
  addAttendee,
  attendeeById,
  attendeesInvited,
  getAttendee,
  provenByUserId,
  removeAttendees,
  updateProfileValues,
} from '../attendees/index';
import { type Company, getCompany, lockOwnTeam, lockTeam } from '../companies/index';
import {
  type CompanyMember,
  requireAttendee,
  requireCompanyContact,
  requireEventAccess,
} from '../event-access/index';
import { eventById } from '../events/index';
import { queueMails } from '../mails/index';
import { markAnswered, notify } from '../notifications/index';
import { fullName, namesOf, remainingKeysOf } from '../users/index';
import { CompanyInvitationEntity } from './our-company.entities';
import { invitationsByCompanyId, takenSeatsByCompanyId } from './our-company.loaders';
import {
  deleteInvitation,
  deleteInvitationsTo,
  invitationsOfAttendee,
  lockAttendeeOfAddress,
  lockMember,
} from './our-company.queries';
import type {
  AnswerCompanyInvitationInput,
  CancelCompanyInvitationInput,
  CompanyInvitation,
  InviteToCompanyInput,
  InviteToCompanyPayload,
  RemoveFromCompanyInput,
  RemoveFromCompanyPayload,
  SetCompanyContactInput,
  SetCompanyContactPayload,
} from './our-company.types';

/** Limits mails, since a cancelled invitation frees its seat. */
const INVITATIONS = { name: 'company-invitations', points: 100, seconds: 86_400 };

type Locked = Awaited<ReturnType<typeof lockTeam>>;

/** One answer for staff, and for people of other companies: the contact is not to learn which. */
const notInvitable = () =>
  conflict('NOT_INVITABLE', 'This person cannot be added to your team. Please ask the organisers.');

/** Invites a person into the team by their address; repeating it returns the same invitation. */
export async function inviteToCompany(
  ctx: RequestContext,
  input: InviteToCompanyInput,
): Promise<InviteToCompanyPayload> {
  const me = await requireCompanyContact(ctx, input.companyId);
  await ctx.runtime.rateLimits.take(INVITATIONS, me.companyId);
  const attendeeId = await inTransaction(ctx, (inner) => invite(inner, me, input));
  const open = await invitationsByCompanyId(ctx).clear(me.companyId).load(me.companyId);
  const invitation = open.find((one) => one.attendeeId === attendeeId);
  return {
    company: await getCompany(ctx, me.companyId),
    invitation: orNotFound(invitation, 'The invitation'),
  };
}

async function invite(ctx: RequestContext, me: CompanyMember, input: InviteToCompanyInput): Promise<string> {
  const { companyId, eventId } = me;
  const { jobTitle } = input;
  const email = mailboxOf(input.email);
  const company = await lockOwnTeam(ctx, companyId);
  const found = await firstOf(lockAttendeeOfAddress(ctx, { eventId, email, companyId }));
  if (found?.companyId && found.companyId !== companyId) throw notInvitable();
  if (found?.companyId && found.status === 'CONFIRMED')
    throw conflict('ALREADY_MEMBER', 'This person is in your team already.');
  if (found && (found.companyId || found.waits)) return found.id;
  const taken = await takenSeatsByCompanyId(ctx).clear(companyId).load(companyId);
  if (taken >= company.seats)
    throw conflict('NO_SEAT_FREE', 'All seats of your team are taken. The organisers can give you more.');
  const names = namesOf(input);
  const attendeeId =
    found?.id ?? (await addInvitee(ctx, { ...names, eventId, companyId, email, jobTitle: jobTitle ?? null }));
  // An earlier invitation, which is no longer valid.
  await deleteInvitationsTo(ctx, { attendeeId, companyId });
  await ctx.entities.insert(CompanyInvitationEntity, {
    id: newId(),
    companyId,
    attendeeId,
    name: fullName(names),
    madeAttendee: !found,
  });
  if (found) await notifyInvitee(ctx, me, company, found);
  else await attendeesInvited.run(ctx, { attendeeIds: [attendeeId] });
  return attendeeId;
}

/** Adds the invitee to the event; the refusals of staff's own screens say more than a contact may know. */
const addInvitee = (ctx: RequestContext, values: Parameters<typeof addAttendee>[1]): Promise<string> =>
  addAttendee(ctx, values).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'CONFLICT' ? notInvitable() : error;
  });

/** Notifies an attendee of the event by mail, and in the portal unless the address is unproven. */
async function notifyInvitee(
  ctx: RequestContext,
  me: CompanyMember,
  company: Locked,
  invitee: { id: string; email: string; firstName: string; isNotifiable: boolean },
): Promise<void> {
  const event = orNotFound(await eventById(ctx).load(company.eventId), 'The event');
  if (invitee.isNotifiable)
    await notify(ctx, [
      { attendeeId: invitee.id, kind: 'COMPANY_INVITED', companyId: company.id, personId: me.attendeeId },
    ]);
  await queueMails(ctx, [
    {
      to: invitee.email,
      recipientId: invitee.id,
      template: 'company-invitation',
      eventId: event.id,
      data: {
        firstName: invitee.firstName,
        companyName: company.name,
        eventTitle: event.title,
        url: `${ctx.siteUrl}/event/${event.id}/our-company`,
      },
    },
  ]);
}

/** The invitations that wait for the viewer; none before the address is proven. */
export async function listOwnInvitations(ctx: RequestContext, eventId: string): Promise<CompanyInvitation[]> {
  const { attendeeId, userId } = await requireAttendee(ctx, eventId);
  return (await provenByUserId(ctx).load(userId)) ? invitationsOfAttendee(ctx, { attendeeId }) : [];
}

/** Takes an invitation back; an attendee who was made by it and has not joined goes with it. */
export async function cancelInvitation(
  ctx: RequestContext,
  { companyId: id, invitationId }: CancelCompanyInvitationInput,
): Promise<Company> {
  const { companyId } = await requireCompanyContact(ctx, id);
  const cancelled = { id: parseId(invitationId, 'The invitation'), companyId };
  await inTransaction(ctx, async (inner) => {
    await lockOwnTeam(inner, companyId);
    const invitation = await firstOf(deleteInvitation(inner, cancelled));
    // Attendees that staff invited into the team have no company invitation: the id is their own.
    const attendeeId = invitation?.attendeeId ?? cancelled.id;
    const invitee = await firstOf(lockMember(inner, { attendeeId }));
    if (invitee?.companyId !== companyId || invitee.status !== 'INVITED') return;
    if (invitation?.madeAttendee) await removeAttendees(inner, [invitee.id]);
    else await leaveTeam(inner, invitee);
  });
  return getCompany(ctx, companyId);
}

/** Joins the team or declines. Only who has proven the address may join: the invitation was meant for it. */
export async function answerInvitation(
  ctx: RequestContext,
  { companyId, accept }: AnswerCompanyInvitationInput,
): Promise<Company> {
  const company = await getCompany(ctx, companyId);
  const { attendeeId, userId } = await requireAttendee(ctx, company.eventId);
  if (accept && !(await provenByUserId(ctx).load(userId)))
    throw new AppError('FORBIDDEN', 'Please confirm your e-mail address first.', {
      reason: 'EMAIL_NOT_VERIFIED',
    });
  await inTransaction(ctx, async (inner) => {
    const me = orNotFound(await firstOf(lockMember(inner, { attendeeId })), 'Your profile');
    await markAnswered(inner, {
      attendeeIds: [attendeeId],
      aboutIds: [company.id],
      kinds: ['COMPANY_INVITED'],
    });
    if (me.companyId === company.id) return;
    const of = { attendeeId, companyId: company.id };
    if (!accept) {
      await deleteInvitationsTo(inner, of);
      return;
    }
    if (me.companyId) throw conflict('IN_ANOTHER_TEAM', 'You are in the team of another company.');
    const taken = await deleteInvitationsTo(inner, { attendeeId, companyId: null });
    if (!taken.some((invitation) => invitation.companyId === company.id)) throw notFound('The invitation');
    await updateProfileValues(inner, attendeeId, { companyId: company.id });
  });
  return company;
}

/** Removes a person from the team: contacts any member, members only themselves. Leads and meetings stay. */
export async function removeFromCompany(
  ctx: RequestContext,
  { companyId, attendeeId }: RemoveFromCompanyInput,
): Promise<InstanceType<typeof RemoveFromCompanyPayload>> {
  const company = await getCompany(ctx, companyId);
  const me = await requireAttendee(ctx, company.eventId);
  const id = parseId(attendeeId, 'The attendee');
  const lock = id === me.attendeeId ? lockTeam : lockOwnTeam;
  const remainingKeys = await inTransaction(ctx, async (inner) => {
    await lock(inner, company.id);
    const member = await firstOf(lockMember(inner, { attendeeId: id }));
    if (member?.companyId !== company.id) return [];
    if (member.isLastContact)
      throw conflict('LAST_CONTACT', 'A company keeps one contact. The organisers can name another one.');
    await leaveTeam(inner, member);
    // Members who leave by themselves revoke no keys.
    return member.userId && id !== me.attendeeId
      ? remainingKeysOf(inner, { userId: member.userId, companyId: company.id })
      : [];
  });
  return { company, remainingKeys };
}

type Member = Awaited<ReturnType<typeof lockMember>>[number];

const recordAttendee = (ctx: RequestContext, member: Member, before: object, after: object): Promise<void> =>
  recordChange(ctx, {
    action: 'attendee.update',
    eventId: member.eventId,
    subjectId: member.id,
    subjectName: fullName(member),
    before,
    after,
  });

async function leaveTeam(ctx: RequestContext, member: Member): Promise<void> {
  await updateProfileValues(ctx, member.id, { companyId: null });
  await recordAttendee(ctx, member, { companyId: member.companyId }, { companyId: null });
}

/** Makes an attendee a contact of the company or ends it; by managers. */
export async function setCompanyContact(
  ctx: RequestContext,
  { attendeeId, contact }: SetCompanyContactInput,
): Promise<InstanceType<typeof SetCompanyContactPayload>> {
  const { id, eventId } = await getAttendee(ctx, attendeeId);
  await requireEventAccess(ctx, eventId);
  const remainingKeys = await inTransaction(ctx, async (inner) => {
    const member = orNotFound(await firstOf(lockMember(inner, { attendeeId: id })), 'The attendee');
    if (!member.companyId) throw conflict('NOT_IN_TEAM', 'This attendee is in the team of no company.');
    if (member.companyContact === contact) return [];
    await updateProfileValues(inner, id, { companyContact: contact });
    await recordAttendee(inner, member, { companyContact: !contact }, { companyContact: contact });
    return member.userId ? remainingKeysOf(inner, { userId: member.userId }) : [];
  });
  return { attendee: orNotFound(await attendeeById(ctx).clear(id).load(id), 'The attendee'), remainingKeys };
}

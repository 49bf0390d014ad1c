import { Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import { isManager, isStaff, MANAGERS } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import { Attendee } from '../attendees/index';
import { Company, companyBriefById, CompanyBrief } from '../companies/index';
import { Event } from '../events/index';
import { pictureFields } from '../uploads/index';
import {
  companyResults,
  recordCompanyVisit,
  setCompanyProducts,
  updateOwnCompany,
} from './company-page.service';
import {
  answerInvitation,
  cancelInvitation,
  inviteToCompany,
  listOwnInvitations,
  removeFromCompany,
  setCompanyContact,
} from './company-team.service';
import {
  invitationsByCompanyId,
  membershipByCompanyId,
  ownCompanyByEventId,
  productsByCompanyId,
  takenSeatsByCompanyId,
} from './our-company.loaders';
import { isInsider } from './our-company.policy';
import {
  AnswerCompanyInvitationInput,
  AnswerCompanyInvitationPayload,
  CancelCompanyInvitationInput,
  CancelCompanyInvitationPayload,
  CompanyInvitation,
  type CompanyPayload,
  CompanyProduct,
  CompanyResults,
  InviteToCompanyInput,
  InviteToCompanyPayload,
  RecordCompanyVisitInput,
  RecordCompanyVisitPayload,
  RemoveFromCompanyInput,
  RemoveFromCompanyPayload,
  SetCompanyContactInput,
  SetCompanyContactPayload,
  SetCompanyProductsInput,
  SetCompanyProductsPayload,
  UpdateOwnCompanyInput,
  UpdateOwnCompanyPayload,
} from './our-company.types';

const BY_CONTACTS =
  'For the contacts of the company. Errors: NOT_FOUND to all who are not in its team, FORBIDDEN to its other members';

@Resolver()
export class OurCompanyResolver {
  @Authorized()
  @Query(() => CompanyResults, {
    complexity: 20,
    description:
      'Results of a company: visits of its page, favourites and meetings. For its team and staff. Errors: NOT_FOUND, FORBIDDEN.',
  })
  companyResults(
    @Ctx() ctx: RequestContext,
    @IdArg('companyId', 'Id of the company.') companyId: string,
  ): Promise<CompanyResults> {
    return companyResults(ctx, companyId);
  }

  @Authorized()
  @Query(() => [CompanyInvitation], {
    description:
      'Companies that want the viewer in their team, the first first, at most 100; none before the e-mail address is proven, and none to members of a team. Errors: NOT_FOUND, FORBIDDEN to staff.',
  })
  companyInvitations(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<CompanyInvitation[]> {
    return listOwnInvitations(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => UpdateOwnCompanyPayload, {
    description: `Changes the page of a company. ${BY_CONTACTS}, BAD_USER_INPUT; CONFLICT \`STALE_EDIT\`.`,
  })
  async updateOwnCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateOwnCompanyInput, 'The changes.') input: UpdateOwnCompanyInput,
  ): Promise<CompanyPayload> {
    return { company: await updateOwnCompany(ctx, input) };
  }

  @Authorized()
  @Mutation(() => SetCompanyProductsPayload, {
    description: `Replaces all products of a company. ${BY_CONTACTS}, BAD_USER_INPUT.`,
  })
  async setCompanyProducts(
    @Ctx() ctx: RequestContext,
    @Input(() => SetCompanyProductsInput, 'The products.') input: SetCompanyProductsInput,
  ): Promise<CompanyPayload> {
    return { company: await setCompanyProducts(ctx, input) };
  }

  @Authorized()
  @Mutation(() => InviteToCompanyPayload, {
    description:
      'Invites a person into the team by their address: an attendee of the event is asked in the portal and by mail, another person is mailed an invitation to the event. ' +
      `${BY_CONTACTS}, BAD_USER_INPUT; CONFLICT \`NO_SEAT_FREE\`, \`ALREADY_MEMBER\`, \`NOT_INVITABLE\`; RATE_LIMITED after 100 in a day.`,
  })
  inviteToCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => InviteToCompanyInput, 'The attendee to invite.') input: InviteToCompanyInput,
  ): Promise<InviteToCompanyPayload> {
    return inviteToCompany(ctx, input);
  }

  @Authorized()
  @Mutation(() => CancelCompanyInvitationPayload, {
    description: `Takes an invitation back; nothing happens where it was answered. ${BY_CONTACTS}.`,
  })
  async cancelCompanyInvitation(
    @Ctx() ctx: RequestContext,
    @Input(() => CancelCompanyInvitationInput, 'Which one.') input: CancelCompanyInvitationInput,
  ): Promise<CompanyPayload> {
    return { company: await cancelInvitation(ctx, input) };
  }

  @Authorized()
  @Mutation(() => AnswerCompanyInvitationPayload, {
    description:
      'Joins the team of a company that has invited the viewer, or declines. ' +
      'Errors: NOT_FOUND, FORBIDDEN to staff and with reason `EMAIL_NOT_VERIFIED`; CONFLICT `IN_ANOTHER_TEAM`.',
  })
  async answerCompanyInvitation(
    @Ctx() ctx: RequestContext,
    @Input(() => AnswerCompanyInvitationInput, 'The answer.') input: AnswerCompanyInvitationInput,
  ): Promise<CompanyPayload> {
    return { company: await answerInvitation(ctx, input) };
  }

  @Authorized()
  @Mutation(() => RemoveFromCompanyPayload, {
    description:
      'Removes a person from the team of a company: contacts may remove any member, members only themselves. Leads and meetings stay. ' +
      'Errors: NOT_FOUND, FORBIDDEN; CONFLICT `LAST_CONTACT`.',
  })
  removeFromCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => RemoveFromCompanyInput, 'The member to remove.') input: RemoveFromCompanyInput,
  ): Promise<InstanceType<typeof RemoveFromCompanyPayload>> {
    return removeFromCompany(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SetCompanyContactPayload, {
    description:
      'Makes an attendee a contact of the company in whose team they are, or ends it. For managers. Errors: NOT_FOUND; CONFLICT `NOT_IN_TEAM`.',
  })
  setCompanyContact(
    @Ctx() ctx: RequestContext,
    @Input(() => SetCompanyContactInput, 'The member, and whether they are a contact.')
    input: SetCompanyContactInput,
  ): Promise<InstanceType<typeof SetCompanyContactPayload>> {
    return setCompanyContact(ctx, input);
  }

  @Authorized()
  @Mutation(() => RecordCompanyVisitPayload, {
    description:
      "Counts the viewer among the visitors of a company's page, once a day; not its own team. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async recordCompanyVisit(
    @Ctx() ctx: RequestContext,
    @Input(() => RecordCompanyVisitInput, 'Whose page.') input: RecordCompanyVisitInput,
  ): Promise<CompanyPayload> {
    return { company: await recordCompanyVisit(ctx, input) };
  }
}

@Resolver(() => Company)
export class OwnCompanyFieldsResolver {
  @FieldResolver(() => [CompanyProduct], { description: 'Its products, at most 20.' })
  products(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<CompanyProduct[]> {
    return productsByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer is in its team.' })
  viewerIsMember(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<boolean> {
    return isInsider(ctx, company.id, () => false);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer is one of its contacts.' })
  async viewerIsContact(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<boolean> {
    return (await membershipByCompanyId(ctx).load(company.id)) === true;
  }

  @FieldResolver(() => [CompanyInvitation], {
    nullable: true,
    description:
      'People invited into its team who have not answered or not joined the event, the last first, at most 1,000; for its team and managers, null to others.',
  })
  async invitations(
    @Ctx() ctx: RequestContext,
    @Root() company: Company,
  ): Promise<CompanyInvitation[] | null> {
    return (await isInsider(ctx, company.id, isManager))
      ? invitationsByCompanyId(ctx).load(company.id)
      : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many of its seats are taken: by its team, the invited included, and by open invitations; for its team and managers, null to others.',
  })
  async takenSeats(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<number | null> {
    return (await isInsider(ctx, company.id, isManager)) ? takenSeatsByCompanyId(ctx).load(company.id) : null;
  }
}

@Resolver(() => Attendee)
export class CompanyContactResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Is a contact of the company: edits its page and invites its team. For the owner, staff and the own team; null to others.',
  })
  async companyContact(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean | null> {
    const isKnown =
      attendee.userId === viewerOf(ctx).userId || (await isInsider(ctx, attendee.companyId, isStaff));
    return isKnown ? attendee.speaksForCompany : null;
  }
}

@Resolver(() => Event)
export class ViewerCompanyResolver {
  @FieldResolver(() => Company, {
    nullable: true,
    description: "The viewer's company; null for staff and for attendees without one.",
  })
  viewerCompany(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<Company | null> | null {
    return ctx.viewer ? ownCompanyByEventId(ctx).load(event.id) : null;
  }
}

@Resolver(() => CompanyInvitation)
export class CompanyInvitationResolver {
  @FieldResolver(() => CompanyBrief, { nullable: true, description: 'Company that invites.' })
  company(@Ctx() ctx: RequestContext, @Root() invitation: CompanyInvitation): Promise<CompanyBrief | null> {
    return companyBriefById(ctx).load(invitation.companyId);
  }
}

/** Address of a product's picture. */
export const ProductPicture = pictureFields(() => CompanyProduct, { picture: 'the picture' });

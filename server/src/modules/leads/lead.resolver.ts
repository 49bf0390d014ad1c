import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { orNotFound } from '../../core/errors';
import { IdArg, Input } from '../../core/graphql/args';
import { LiveSource } from '../../core/pubsub/live-source';
import { attendeeById, Attendee } from '../attendees/index';
import { Company } from '../companies/index';
import { requireCompanyMember } from '../event-access/index';
import { captureLeads } from './lead-capture.service';
import { leadsTopic, type LeadChanged } from './lead.events';
import {
  CaptureLeadsInput,
  CaptureLeadsPayload,
  DeleteLeadInput,
  DeleteLeadPayload,
  LeadCaptureResult,
  SetLeadQuestionsInput,
  SetLeadQuestionsPayload,
  SetLeadReminderInput,
  SetLeadReminderPayload,
  UpdateLeadInput,
  UpdateLeadPayload,
} from './lead.inputs';
import { reminderTimeByLeadId, setLeadReminder } from './lead-reminder.service';
import { listQuestions, questionsByCompanyId, setQuestions } from './lead-question.service';
import {
  deleteLead,
  getLeadCounts,
  leadByAttendeeId,
  leadById,
  leadCountByCompanyId,
  listLeads,
  listTeamBadges,
  updateLead,
} from './lead.service';
import {
  Lead,
  LeadAnswer,
  LeadChange,
  LeadConnection,
  LeadContact,
  LeadCounts,
  LeadQuestion,
  LeadsArgs,
  LeadsOfMember,
  TeamBadge,
} from './lead.types';

const TEAM_ONLY = 'For the team of the company; NOT_FOUND to all others, including staff. Errors: NOT_FOUND';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { companyId: string } }) => {
  const { companyId } = await requireCompanyMember(context, args.companyId);
  return new LiveSource({ bus: context.runtime.pubsub, topic: leadsTopic(companyId) });
};

@Resolver(() => Lead)
export class LeadResolver {
  @Authorized()
  @Query(() => LeadConnection, { description: `The leads of a company. ${TEAM_ONLY}, BAD_USER_INPUT.` })
  async leads(@Ctx() ctx: RequestContext, @Args(() => LeadsArgs) args: LeadsArgs) {
    return toConnection(await listLeads(ctx, args));
  }

  @Authorized()
  @Query(() => [LeadQuestion], {
    description: `The questions of a company: at most 10 that are asked, in their order, then the retired ones. ${TEAM_ONLY}.`,
  })
  leadQuestions(
    @Ctx() ctx: RequestContext,
    @IdArg('companyId', 'Id of the company.') companyId: string,
  ): Promise<LeadQuestion[]> {
    return listQuestions(ctx, companyId);
  }

  @Authorized()
  @Query(() => [TeamBadge], {
    description: `The badges of the team, at most 100: devices recognise colleagues by them without a network. ${TEAM_ONLY}.`,
  })
  teamBadges(
    @Ctx() ctx: RequestContext,
    @IdArg('companyId', 'Id of the company.') companyId: string,
  ): Promise<TeamBadge[]> {
    return listTeamBadges(ctx, companyId);
  }

  @Authorized()
  @Query(() => LeadCounts, { description: `How many leads a company has. ${TEAM_ONLY}.` })
  leadCounts(
    @Ctx() ctx: RequestContext,
    @IdArg('companyId', 'Id of the company.') companyId: string,
  ): Promise<LeadCounts> {
    return getLeadCounts(ctx, companyId);
  }

  @Authorized()
  @Mutation(() => CaptureLeadsPayload, {
    description:
      'Stores the visitors that a member met, including captures queued without a network, in any order. A visitor is one lead of the company: a later capture adds to it. ' +
      `Visitors who are scanned or met are asked once for e-mail and phone. An answer that does not fit its question is left out. ${TEAM_ONLY}, BAD_USER_INPUT.`,
  })
  async captureLeads(
    @Ctx() ctx: RequestContext,
    @Input(() => CaptureLeadsInput, 'The captures.') input: CaptureLeadsInput,
  ): Promise<CaptureLeadsPayload> {
    return { results: await captureLeads(ctx, input) };
  }

  @Authorized()
  @Mutation(() => UpdateLeadPayload, {
    description: `Changes a lead. ${TEAM_ONLY}, BAD_USER_INPUT, CONFLICT \`STALE_EDIT\`.`,
  })
  async updateLead(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateLeadInput, 'The changes.') input: UpdateLeadInput,
  ): Promise<UpdateLeadPayload> {
    return { lead: await updateLead(ctx, input) };
  }

  @Authorized()
  @Mutation(() => SetLeadReminderPayload, {
    description: `Sets when the viewer is notified of a lead that is still to be followed up; it replaces an earlier time. ${TEAM_ONLY}, BAD_USER_INPUT.`,
  })
  async setLeadReminder(
    @Ctx() ctx: RequestContext,
    @Input(() => SetLeadReminderInput, 'Which lead, and when.') input: SetLeadReminderInput,
  ): Promise<SetLeadReminderPayload> {
    return { lead: await setLeadReminder(ctx, input) };
  }

  @Authorized()
  @Mutation(() => DeleteLeadPayload, {
    description: `Deletes a lead; the visitor is not asked again. ${TEAM_ONLY}.`,
  })
  async deleteLead(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteLeadInput, 'Which lead.') { leadId }: DeleteLeadInput,
  ): Promise<DeleteLeadPayload> {
    return { leadId: await deleteLead(ctx, leadId) };
  }

  @Authorized()
  @Mutation(() => SetLeadQuestionsPayload, {
    description:
      'Sets the questions of a company to its visitors. For its contacts: to all others but its team, staff too, the company does not exist. ' +
      'Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT TOO_MANY_QUESTIONS where it would have 100 others that leads answer.',
  })
  async setLeadQuestions(
    @Ctx() ctx: RequestContext,
    @Input(() => SetLeadQuestionsInput, 'The questions.') input: SetLeadQuestionsInput,
  ): Promise<SetLeadQuestionsPayload> {
    return { questions: await setQuestions(ctx, input) };
  }

  @Authorized()
  @Subscription(() => LeadChange, {
    description: `The leads of a company as they change, at least once each; also when a visitor shares e-mail and phone or takes them back. ${TEAM_ONLY}.`,
    subscribe,
  })
  leadChanged(
    @Root() { leadId }: LeadChanged,
    @IdArg('companyId', 'Id of the company.') _companyId: string,
  ): LeadChange {
    return { leadId };
  }

  @FieldResolver(() => Attendee, { description: 'The visitor.' })
  async attendee(@Ctx() ctx: RequestContext, @Root() { attendeeId }: Lead): Promise<Attendee> {
    return orNotFound(await attendeeById(ctx).load(attendeeId), 'The attendee');
  }

  @FieldResolver(() => Attendee, {
    nullable: true,
    description: 'The member who captured it first; null once they have left the event.',
  })
  capturedBy(@Ctx() ctx: RequestContext, @Root() { capturedById }: Lead): Promise<Attendee | null> | null {
    return capturedById ? attendeeById(ctx).load(capturedById) : null;
  }

  @FieldResolver(() => Attendee, {
    nullable: true,
    description:
      'The member who marked it as followed up; null while it is not, and once they have left the event.',
  })
  followedUpBy(
    @Ctx() ctx: RequestContext,
    @Root() { followedUpById }: Lead,
  ): Promise<Attendee | null> | null {
    return followedUpById ? attendeeById(ctx).load(followedUpById) : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the viewer is, or was, reminded of it; null without a reminder.',
  })
  viewerRemindAt(@Ctx() ctx: RequestContext, @Root() { id }: Lead): Promise<Date | null> {
    return reminderTimeByLeadId(ctx).load(id);
  }

  @FieldResolver(() => [LeadAnswer], { description: "The visitor's answers, in the order of the questions." })
  async answers(@Ctx() ctx: RequestContext, @Root() { companyId, answersById }: Lead): Promise<LeadAnswer[]> {
    const questions = await questionsByCompanyId(ctx).load(companyId);
    return questions.flatMap((question) => {
      const values = answersById[question.id];
      return values ? [{ question, values }] : [];
    });
  }

  @FieldResolver(() => LeadContact, {
    nullable: true,
    description: 'E-mail and phone; null unless the visitor shares them with the company now.',
  })
  contact(@Root() { email, phone }: Lead): LeadContact | null {
    return email === null ? null : { email, phone };
  }
}

@Resolver(() => LeadChange)
export class LeadChangeResolver {
  @FieldResolver(() => Lead, {
    nullable: true,
    description: 'As it is now; null once it is deleted, and for those who have left the team.',
  })
  lead(@Ctx() ctx: RequestContext, @Root() { leadId }: LeadChange): Promise<Lead | null> {
    return leadById(ctx).load(leadId);
  }
}

@Resolver(() => LeadCaptureResult)
export class LeadCaptureResultResolver {
  @FieldResolver(() => Lead, { nullable: true, description: 'The lead; null where nothing is kept.' })
  lead(@Ctx() ctx: RequestContext, @Root() { leadId }: LeadCaptureResult): Promise<Lead | null> | null {
    return leadId ? leadById(ctx).load(leadId) : null;
  }
}

@Resolver(() => LeadsOfMember)
export class LeadsOfMemberResolver {
  @FieldResolver(() => Attendee, {
    nullable: true,
    description: 'The attendee; null once they have left the event.',
  })
  attendee(
    @Ctx() ctx: RequestContext,
    @Root() { attendeeId }: LeadsOfMember,
  ): Promise<Attendee | null> | null {
    return attendeeId ? attendeeById(ctx).load(attendeeId) : null;
  }
}

/** The leads of companies, on the types of others. */
@Resolver(() => Company)
export class CompanyLeadsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many leads it has; for staff and its team, null to others.',
  })
  leadCount(@Ctx() ctx: RequestContext, @Root() { id }: Company): Promise<number | null> {
    return leadCountByCompanyId(ctx).load(id);
  }
}

@Resolver(() => Attendee)
export class VisitorLeadResolver {
  @FieldResolver(() => Lead, {
    nullable: true,
    description: "The lead of the viewer's own company about this attendee; null where there is none.",
  })
  viewerLead(@Ctx() ctx: RequestContext, @Root() { id }: Attendee): Promise<Lead | null> {
    return leadByAttendeeId(ctx).load(id);
  }
}

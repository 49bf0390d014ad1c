import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import { isManager } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { Company } from '../companies/index';
import { Attendee } from './attendee.types';
import {
  assignedByCompanyId,
  contactsByCompanyId,
  teamByCompanyId,
  teamCountsByCompanyId,
} from './company-team.loaders';

/** The attendees of a company. */
@Resolver(() => Company)
export class CompanyTeamResolver {
  @FieldResolver(() => [Attendee], {
    description: 'Its confirmed attendees by name: the first 100 of `teamSize`.',
  })
  team(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Attendee[]> {
    return teamByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => [Attendee], {
    description: 'Its confirmed attendees who speak for it, by name; at most 100.',
  })
  contacts(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Attendee[]> {
    return contactsByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => Int, { description: 'Number of confirmed attendees in its team.' })
  async teamSize(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<number> {
    return (await teamCountsByCompanyId(ctx).load(company.id)).confirmed;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of attendees in its team, the invited included; for managers, null to others.',
  })
  async assignedAttendees(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<number | null> {
    if (!isManager(viewerOf(ctx).role)) return null;
    return (await teamCountsByCompanyId(ctx).load(company.id)).assigned;
  }

  @FieldResolver(() => [Attendee], {
    nullable: true,
    description:
      'Its team by name, including the invited: the first 100 of `assignedAttendees`; for managers, null to others.',
  })
  assignedTeam(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Attendee[]> | null {
    return isManager(viewerOf(ctx).role) ? assignedByCompanyId(ctx).load(company.id) : null;
  }
}

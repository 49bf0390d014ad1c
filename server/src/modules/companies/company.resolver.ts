import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import { Attendee } from '../attendees/attendee.types';
import { podsByCompanyId } from '../pods/pod.loaders';
import { Pod } from '../pods/pod.types';
import { sessionsByCompanyId } from '../schedule/activity.loaders';
import { Activity } from '../schedule/activity.types';
import { CreateCompanyInput, DeleteCompanyInput, UpdateCompanyInput } from './company.inputs';
import { CompanyFacets, CompanyFacetsArgs } from './company-facets.types';
import {
  assignedByCompanyId,
  removalByCompanyId,
  sharedSectorsByCompanyId,
  teamByCompanyId,
  teamCountsByCompanyId,
} from './company.loaders';
import { CreateCompanyPayload, DeleteCompanyPayload, UpdateCompanyPayload } from './company.payloads';
import type { CompanyService } from './company.service';
import { CompaniesArgs, Company, CompanyBrief, CompanyConnection, CompanyRemoval } from './company.types';
import { pictureFields } from '../uploads/picture-fields';

@Resolver(() => Company)
export class CompanyResolver {
  constructor(private readonly service: CompanyService) {}

  @Authorized()
  @Query(() => CompanyConnection, {
    description: 'The companies of an event. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async companies(@Ctx() ctx: RequestContext, @Args(() => CompaniesArgs) args: CompaniesArgs) {
    return toConnection(await this.service.list(ctx, args));
  }

  @Authorized()
  @Query(() => Company, { description: 'One company. Errors: NOT_FOUND.' })
  company(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the company.' }) id: string,
  ): Promise<Company> {
    return this.service.get(ctx, id);
  }

  @Authorized()
  @Query(() => CompanyFacets, {
    complexity: 50,
    description: 'What the companies of an event can be filtered by. Errors: NOT_FOUND, FORBIDDEN.',
  })
  companyFacets(
    @Ctx() ctx: RequestContext,
    @Args(() => CompanyFacetsArgs) args: CompanyFacetsArgs,
  ): Promise<CompanyFacets> {
    return this.service.facets(ctx, args);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateCompanyPayload, {
    description:
      'Adds a company to an event. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE` where the name is taken.',
  })
  async createCompany(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateCompanyInput, { description: 'The company.' }) input: CreateCompanyInput,
  ): Promise<CreateCompanyPayload> {
    return { company: await this.service.create(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateCompanyPayload, {
    description:
      'Changes a company. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE`, `STALE_EDIT`.',
  })
  async updateCompany(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateCompanyInput, { description: 'What changes.' }) input: UpdateCompanyInput,
  ): Promise<UpdateCompanyPayload> {
    return { company: await this.service.update(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteCompanyPayload, {
    description:
      'Deletes a company; its attendees and pods stay, without company. For managers. Errors: NOT_FOUND.',
  })
  deleteCompany(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteCompanyInput, { description: 'Which one.' }) input: DeleteCompanyInput,
  ): Promise<DeleteCompanyPayload> {
    return this.service.remove(ctx, input);
  }

  @FieldResolver(() => [Attendee], {
    description: 'Its confirmed attendees by name: the first 100 of `teamSize`.',
  })
  team(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Attendee[]> {
    return teamByCompanyId(ctx).load(company.id);
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
      'Everybody in its team by name, the invited included: the first 100 of `assignedAttendees`; for managers, null to others.',
  })
  assignedTeam(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Attendee[]> | null {
    return isManager(viewerOf(ctx).role) ? assignedByCompanyId(ctx).load(company.id) : null;
  }

  @FieldResolver(() => CompanyRemoval, {
    nullable: true,
    description: 'What is released when this company is deleted; for managers, null to others.',
  })
  removal(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<CompanyRemoval> | null {
    return isManager(viewerOf(ctx).role) ? removalByCompanyId(ctx).load(company.id) : null;
  }

  @FieldResolver(() => [Pod], { description: 'Its own pods, in the order of the floor; at most 1,000.' })
  pods(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Pod[]> {
    return podsByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => [Activity], {
    description: 'Sessions in which its confirmed attendees speak, soonest first; at most 100.',
  })
  sessions(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Activity[]> {
    return sessionsByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => [String], {
    description: 'Sectors that the viewer is interested in too; empty for staff.',
  })
  sharedSectors(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<string[]> {
    return sharedSectorsByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit and delete this company.' })
  viewerCanEdit(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }
}

/** Address of a company's logo. */
export const CompanyLogo = pictureFields(() => CompanyBrief, { logo: 'the logo' });

/** Address of a company's cover. */
export const CompanyCover = pictureFields(() => Company, { cover: 'the cover' });

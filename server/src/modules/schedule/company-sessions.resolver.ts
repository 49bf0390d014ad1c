import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { Company } from '../companies/index';
import { sessionsByCompanyId } from './activity.loaders';
import { Activity } from './activity.types';

/** The sessions of a company's team. */
@Resolver(() => Company)
export class CompanySessionsResolver {
  @FieldResolver(() => [Activity], {
    description: 'Sessions in which its confirmed attendees speak, soonest first; at most 100.',
  })
  sessions(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Activity[]> {
    return sessionsByCompanyId(ctx).load(company.id);
  }
}

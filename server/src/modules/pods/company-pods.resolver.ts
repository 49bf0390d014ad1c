import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { Company } from '../companies/index';
import { podsByCompanyId } from './pod.loaders';
import { Pod } from './pod.types';

/** The pods of a company. */
@Resolver(() => Company)
export class CompanyPodsResolver {
  @FieldResolver(() => [Pod], { description: 'Its own pods, in the order of the floor; at most 1,000.' })
  pods(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Pod[]> {
    return podsByCompanyId(ctx).load(company.id);
  }
}

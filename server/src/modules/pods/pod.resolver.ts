import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { PageArgs, toConnection } from '../../core/pagination';
import { companyBriefById } from '../companies/company.loaders';
import { CompanyBrief } from '../companies/company.types';
import type { PodService } from './pod.service';
import { Pod, PodConnection } from './pod.types';

@Resolver(() => Pod)
export class PodResolver {
  constructor(private readonly service: PodService) {}

  @Authorized()
  @Query(() => PodConnection, {
    description: 'The pods of an event, in the order of the floor. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async pods(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await this.service.list(ctx, eventId, page));
  }

  @Authorized()
  @Query(() => Pod, { description: 'One pod. Errors: NOT_FOUND.' })
  pod(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the pod.' }) id: string,
  ): Promise<Pod> {
    return this.service.get(ctx, id);
  }

  @FieldResolver(() => CompanyBrief, {
    nullable: true,
    description: 'The company whose own pod it is; null when it is free for all.',
  })
  company(@Ctx() ctx: RequestContext, @Root() pod: Pod): Promise<CompanyBrief | null> | null {
    return pod.companyId ? companyBriefById(ctx).load(pod.companyId) : null;
  }
}

import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import { Company, companyBriefById, CompanyBrief } from '../companies/index';
import { podsByCompanyId, removalByPodId } from './pod.loaders';
import {
  CreatePodPayload,
  CreatePodsPayload,
  DeletePodPayload,
  ReorderPodsPayload,
  UpdatePodPayload,
} from './pod.payloads';
import { createPod, createPods, deletePod, getPod, listPods, reorderPods, updatePod } from './pod.service';
import {
  CreatePodInput,
  CreatePodsInput,
  DeletePodInput,
  Pod,
  PodConnection,
  PodRemoval,
  ReorderPodsInput,
  UpdatePodInput,
} from './pod.types';

@Resolver(() => Pod)
export class PodResolver {
  @Authorized()
  @Query(() => PodConnection, {
    description: 'The pods of an event, in the order of the floor. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async pods(@Ctx() ctx: RequestContext, @EventId() eventId: string, @Args(() => PageArgs) page: PageArgs) {
    return toConnection(await listPods(ctx, eventId, page));
  }

  @Authorized()
  @Query(() => Pod, { description: 'One pod. Errors: NOT_FOUND.' })
  pod(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the pod.') id: string): Promise<Pod> {
    return getPod(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreatePodPayload, {
    description:
      'Adds a pod to an event. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE` where the name is taken.',
  })
  async createPod(
    @Ctx() ctx: RequestContext,
    @Input(() => CreatePodInput, 'The pod.') input: CreatePodInput,
  ): Promise<CreatePodPayload> {
    return { pod: await createPod(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreatePodsPayload, {
    description:
      'Adds several pods to an event, all or none. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE` where a name is taken, or comes twice, unless `skipExisting` is set.',
  })
  async createPods(
    @Ctx() ctx: RequestContext,
    @Input(() => CreatePodsInput, 'The pods.') input: CreatePodsInput,
  ): Promise<CreatePodsPayload> {
    return { pods: await createPods(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdatePodPayload, {
    description:
      'Changes a pod. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE`, `STALE_EDIT`.',
  })
  async updatePod(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdatePodInput, 'The changes.') input: UpdatePodInput,
  ): Promise<UpdatePodPayload> {
    return { pod: await updatePod(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => ReorderPodsPayload, {
    description:
      'Puts the pods of an event in another order. For managers. Errors: NOT_FOUND, BAD_USER_INPUT for a pod that is not in the event or is named twice.',
  })
  async reorderPods(
    @Ctx() ctx: RequestContext,
    @Input(() => ReorderPodsInput, 'The new order.') input: ReorderPodsInput,
  ): Promise<ReorderPodsPayload> {
    return { pods: await reorderPods(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeletePodPayload, {
    description:
      'Takes a pod away. For managers. Errors: NOT_FOUND; CONFLICT `HAS_MEETINGS` with their number in `meetings` where some are still to be held there, unless `force` is set.',
  })
  deletePod(
    @Ctx() ctx: RequestContext,
    @Input(() => DeletePodInput, 'Which, and how.') input: DeletePodInput,
  ): Promise<DeletePodPayload> {
    return deletePod(ctx, input);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit and remove this pod.' })
  viewerCanEdit(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }

  @FieldResolver(() => PodRemoval, {
    nullable: true,
    description: 'Data that is deleted with this pod; for managers, null to others.',
  })
  removal(@Ctx() ctx: RequestContext, @Root() { id }: Pod): Promise<PodRemoval> | null {
    return isManager(viewerOf(ctx).role) ? removalByPodId(ctx).load(id) : null;
  }

  @FieldResolver(() => CompanyBrief, {
    nullable: true,
    description: 'The company whose own pod it is; null when it is free for all.',
  })
  company(@Ctx() ctx: RequestContext, @Root() pod: Pod): Promise<CompanyBrief | null> | null {
    return pod.companyId ? companyBriefById(ctx).load(pod.companyId) : null;
  }
}

/** The pods of a company. */
@Resolver(() => Company)
export class CompanyPodsResolver {
  @FieldResolver(() => [Pod], { description: 'Its own pods, in the order of the floor; at most 1,000.' })
  pods(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Pod[]> {
    return podsByCompanyId(ctx).load(company.id);
  }
}

import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import { CreateFaqPayload, DeleteFaqPayload, ReorderFaqsPayload, UpdateFaqPayload } from './faq.payloads';
import { createFaq, deleteFaq, getFaq, listFaqs, reorderFaqs, updateFaq } from './faq.service';
import {
  CreateFaqInput,
  DeleteFaqInput,
  Faq,
  FaqConnection,
  FaqsArgs,
  ReorderFaqsInput,
  UpdateFaqInput,
} from './faq.types';

@Resolver(() => Faq)
export class FaqResolver {
  @Authorized()
  @Query(() => FaqConnection, {
    description: 'The questions of an event, in its order. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async faqs(@Ctx() ctx: RequestContext, @Args(() => FaqsArgs) args: FaqsArgs) {
    return toConnection(await listFaqs(ctx, args));
  }

  @Authorized()
  @Query(() => Faq, { description: 'One question with its answer. Errors: NOT_FOUND.' })
  faq(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the question.') id: string): Promise<Faq> {
    return getFaq(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateFaqPayload, {
    description: 'Adds a question to an event. For managers. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  async createFaq(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateFaqInput, 'The question.') input: CreateFaqInput,
  ): Promise<CreateFaqPayload> {
    return { faq: await createFaq(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateFaqPayload, {
    description:
      'Changes a question. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`.',
  })
  async updateFaq(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateFaqInput, 'The changes.') input: UpdateFaqInput,
  ): Promise<UpdateFaqPayload> {
    return { faq: await updateFaq(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteFaqPayload, {
    description: 'Deletes a question; gives what it was. For managers. Errors: NOT_FOUND.',
  })
  async deleteFaq(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteFaqInput, 'Which one.') input: DeleteFaqInput,
  ): Promise<DeleteFaqPayload> {
    return { faq: await deleteFaq(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => ReorderFaqsPayload, {
    description:
      'Puts the questions of an event in a new order; gives all of them in it. For managers. Errors: NOT_FOUND for an event or question that is not there; BAD_USER_INPUT where one is named twice.',
  })
  async reorderFaqs(
    @Ctx() ctx: RequestContext,
    @Input(() => ReorderFaqsInput, 'The order.') input: ReorderFaqsInput,
  ): Promise<ReorderFaqsPayload> {
    return { faqs: await reorderFaqs(ctx, input) };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit and delete this question.' })
  viewerCanEdit(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }
}

import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import { CreateInsightPayload, DeleteInsightPayload, UpdateInsightPayload } from './article.payloads';
import { createArticle, deleteArticle, getArticle, listArticles, updateArticle } from './article.service';
import {
  CreateInsightInput,
  DeleteInsightInput,
  Insight,
  InsightConnection,
  InsightsArgs,
  UpdateInsightInput,
} from './article.types';
import { pictureFields } from '../uploads/index';

@Resolver(() => Insight)
export class ArticleResolver {
  @Authorized()
  @Query(() => InsightConnection, {
    description:
      'Articles for the people of an event, the newest first; what has not appeared yet is for staff alone. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async insights(@Ctx() ctx: RequestContext, @Args(() => InsightsArgs) args: InsightsArgs) {
    return toConnection(await listArticles(ctx, args));
  }

  @Authorized()
  @Query(() => Insight, { description: 'One article. Errors: NOT_FOUND.' })
  insight(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the article.') id: string): Promise<Insight> {
    return getArticle(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateInsightPayload, {
    description: 'Adds an article to an event. For managers. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  async createInsight(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateInsightInput, 'The article.') input: CreateInsightInput,
  ): Promise<CreateInsightPayload> {
    return { insight: await createArticle(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateInsightPayload, {
    description:
      'Changes an article. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`.',
  })
  async updateInsight(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateInsightInput, 'The changes.') input: UpdateInsightInput,
  ): Promise<UpdateInsightPayload> {
    return { insight: await updateArticle(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteInsightPayload, {
    description: 'Deletes an article; gives what it was. For managers. Errors: NOT_FOUND.',
  })
  async deleteInsight(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteInsightInput, 'Which one.') input: DeleteInsightInput,
  ): Promise<DeleteInsightPayload> {
    return { insight: await deleteArticle(ctx, input) };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit and delete this article.' })
  viewerCanEdit(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }
}

/** Address of an article's picture. */
export const ArticlePictures = pictureFields(() => Insight, { cover: 'the picture' });

import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { announcementReach } from './announcement.loaders';
import {
  CancelAnnouncementPayload,
  CreateAnnouncementPayload,
  DeleteAnnouncementPayload,
  SendAnnouncementPayload,
  UpdateAnnouncementPayload,
} from './announcement.payloads';
import {
  cancelAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncementAudience,
  listAnnouncements,
  requireAnnouncement,
  sendAnnouncement,
  updateAnnouncement,
} from './announcement.service';
import {
  Announcement,
  AnnouncementAudience,
  AnnouncementAudienceArgs,
  AnnouncementConnection,
  AnnouncementReach,
  AnnouncementsArgs,
  CancelAnnouncementInput,
  CreateAnnouncementInput,
  DeleteAnnouncementInput,
  SendAnnouncementInput,
  UpdateAnnouncementInput,
} from './announcement.types';

const WHO = 'For ADMIN, SUPERVISOR and MANAGER.';

@Resolver(() => Announcement)
export class AnnouncementResolver {
  @Authorized(...MANAGERS)
  @Query(() => AnnouncementConnection, {
    description: `The announcements of an event, the latest first. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async announcements(@Ctx() ctx: RequestContext, @Args(() => AnnouncementsArgs) args: AnnouncementsArgs) {
    return toConnection(await listAnnouncements(ctx, args));
  }

  @Authorized(...MANAGERS)
  @Query(() => Announcement, { description: `One announcement. ${WHO} Errors: NOT_FOUND, FORBIDDEN.` })
  announcement(
    @Ctx() ctx: RequestContext,
    @IdArg('id', 'Id of the announcement.') id: string,
  ): Promise<Announcement> {
    return requireAnnouncement(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Query(() => AnnouncementAudience, {
    complexity: 50,
    description: `How many people an announcement would go to now. ${WHO} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
  })
  announcementAudience(
    @Ctx() ctx: RequestContext,
    @Args(() => AnnouncementAudienceArgs) args: AnnouncementAudienceArgs,
  ): Promise<AnnouncementAudience> {
    return getAnnouncementAudience(ctx, args);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateAnnouncementPayload, {
    description: `Writes an announcement; it is sent by \`sendAnnouncement\`. ${WHO} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
  })
  async createAnnouncement(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateAnnouncementInput, 'The announcement.') input: CreateAnnouncementInput,
  ): Promise<CreateAnnouncementPayload> {
    return { announcement: await createAnnouncement(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateAnnouncementPayload, {
    description: `Changes an announcement that has not been sent. ${WHO} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT \`STALE_EDIT\`, \`STATUS_CHANGED\`.`,
  })
  async updateAnnouncement(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateAnnouncementInput, 'The changes.') input: UpdateAnnouncementInput,
  ): Promise<UpdateAnnouncementPayload> {
    return { announcement: await updateAnnouncement(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SendAnnouncementPayload, {
    description: `Sends an announcement now or at a time, at most 10 an hour in one event; with another time it moves one that waits. ${WHO} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED; CONFLICT \`STATUS_CHANGED\`, \`EVENT_NOT_PUBLISHED\`, \`NO_RECIPIENTS\`.`,
  })
  async sendAnnouncement(
    @Ctx() ctx: RequestContext,
    @Input(() => SendAnnouncementInput, 'The announcement, and its time.') input: SendAnnouncementInput,
  ): Promise<SendAnnouncementPayload> {
    return { announcement: await sendAnnouncement(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CancelAnnouncementPayload, {
    description: `Cancels an announcement that waits for its time. ${WHO} Errors: NOT_FOUND, FORBIDDEN; CONFLICT \`STATUS_CHANGED\`.`,
  })
  async cancelAnnouncement(
    @Ctx() ctx: RequestContext,
    @Input(() => CancelAnnouncementInput, 'Which.') input: CancelAnnouncementInput,
  ): Promise<CancelAnnouncementPayload> {
    return { announcement: await cancelAnnouncement(ctx, input.announcementId) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteAnnouncementPayload, {
    description: `Deletes a draft or a cancelled announcement, and returns it as it was. ${WHO} Errors: NOT_FOUND, FORBIDDEN; CONFLICT \`STATUS_CHANGED\`.`,
  })
  async deleteAnnouncement(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteAnnouncementInput, 'Which.') input: DeleteAnnouncementInput,
  ): Promise<DeleteAnnouncementPayload> {
    return { announcement: await deleteAnnouncement(ctx, input.announcementId) };
  }

  @FieldResolver(() => AnnouncementReach, {
    complexity: 10,
    description: 'How many of its recipients it has reached.',
  })
  reach(@Ctx() ctx: RequestContext, @Root() { id }: Announcement): Promise<AnnouncementReach> {
    return announcementReach(ctx).load(id);
  }
}

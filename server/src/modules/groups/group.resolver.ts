import { Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MANAGERS, STAFF } from '../../core/auth/roles';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { Attendee } from '../attendees/index';
import {
  CreateAttendeeGroupPayload,
  DeleteAttendeeGroupPayload,
  SetGroupMembersPayload,
  UpdateAttendeeGroupPayload,
  UpdateGroupRulesPayload,
} from './group.payloads';
import {
  createGroup,
  deleteGroup,
  getGroupRules,
  groupsByAttendeeId,
  listGroups,
  previewGroupRules,
  setGroupMembers,
  updateGroup,
  updateGroupRules,
} from './group.service';
import {
  AttendeeGroup,
  CreateAttendeeGroupInput,
  DeleteAttendeeGroupInput,
  GroupBrief,
  GroupRules,
  GroupRulesPreview,
  GroupRulesPreviewInput,
  SetGroupMembersInput,
  UpdateAttendeeGroupInput,
  UpdateGroupRulesInput,
} from './group.types';

@Resolver(() => Attendee)
export class GroupResolver {
  @Authorized(...STAFF)
  @Query(() => [AttendeeGroup], {
    description:
      'The groups of an event by rank, everyone else at the end; none where it has no groups. At most 51. For staff. Errors: NOT_FOUND.',
  })
  attendeeGroups(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<AttendeeGroup[]> {
    return listGroups(ctx, eventId);
  }

  @Authorized(...STAFF)
  @Query(() => GroupRules, {
    description: 'Who may see, meet and write to whom, by their groups. For staff. Errors: NOT_FOUND.',
  })
  groupRules(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<GroupRules> {
    return getGroupRules(ctx, eventId);
  }

  @Authorized(...STAFF)
  @Query(() => GroupRulesPreview, {
    description: 'What rules would hit, before they are saved. For staff. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  groupRulesPreview(
    @Ctx() ctx: RequestContext,
    @Input(() => GroupRulesPreviewInput, 'The rules.') input: GroupRulesPreviewInput,
  ): Promise<GroupRulesPreview> {
    return previewGroupRules(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateAttendeeGroupPayload, {
    description:
      'Adds a group, up to 50. Everything is allowed to and with its members at first. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT (`DUPLICATE`, `TOO_MANY`).',
  })
  async createAttendeeGroup(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateAttendeeGroupInput, 'The group.') input: CreateAttendeeGroupInput,
  ): Promise<CreateAttendeeGroupPayload> {
    return { group: await createGroup(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateAttendeeGroupPayload, {
    description:
      'Changes a group, and who is in it where its condition is another: a condition replaces the members added by hand. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT (`DUPLICATE`, `STALE_EDIT`).',
  })
  async updateAttendeeGroup(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateAttendeeGroupInput, 'The changes.') input: UpdateAttendeeGroupInput,
  ): Promise<UpdateAttendeeGroupPayload> {
    return { group: await updateGroup(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteAttendeeGroupPayload, {
    description:
      'Deletes a group with its rules; its members stay attendees. For managers. Errors: NOT_FOUND; BAD_USER_INPUT for everyone else.',
  })
  async deleteAttendeeGroup(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteAttendeeGroupInput, 'Which one.') input: DeleteAttendeeGroupInput,
  ): Promise<DeleteAttendeeGroupPayload> {
    return { group: await deleteGroup(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SetGroupMembersPayload, {
    description:
      'Puts attendees into a group and takes others out. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `CONDITIONAL_GROUP` where its members follow from a condition.',
  })
  setGroupMembers(
    @Ctx() ctx: RequestContext,
    @Input(() => SetGroupMembersInput, 'Who comes in and who leaves.') input: SetGroupMembersInput,
  ): Promise<SetGroupMembersPayload> {
    return setGroupMembers(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateGroupRulesPayload, {
    description:
      'Replaces who may see, meet and write to whom. It closes nothing that is open between people. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`.',
  })
  async updateGroupRules(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateGroupRulesInput, 'All rules.') input: UpdateGroupRulesInput,
  ): Promise<UpdateGroupRulesPayload> {
    return { groupRules: await updateGroupRules(ctx, input) };
  }

  @FieldResolver(() => [GroupBrief], {
    description:
      'Groups that one is in, by rank: all for staff, those that are shown on cards for others. At most 50.',
  })
  groups(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<GroupBrief[]> {
    return groupsByAttendeeId(ctx).load(attendee.id);
  }
}

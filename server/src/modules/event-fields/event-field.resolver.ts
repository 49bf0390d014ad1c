import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { MANAGERS, STAFF } from '../../core/auth/roles';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { getEventFields, previewEventFields, setEventFields } from './event-field.service';
import {
  EventFields,
  EventFieldsPreview,
  EventFieldsPreviewInput,
  SetEventFieldsInput,
  SetEventFieldsPayload,
} from './event-field.types';

@Resolver()
export class EventFieldResolver {
  @Query(() => EventFields, {
    description:
      'Public. What an event asks beside the profile: for its staff, for those who have a profile there, and at a PUBLISHED event that is OPEN for anybody. Errors: NOT_FOUND.',
  })
  eventFields(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<EventFields> {
    return getEventFields(ctx, eventId);
  }

  @Authorized(...STAFF)
  @Query(() => EventFieldsPreview, {
    description: 'How many answers saving fields would remove. For staff. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  eventFieldsPreview(
    @Ctx() ctx: RequestContext,
    @Input(() => EventFieldsPreviewInput, 'The fields.') input: EventFieldsPreviewInput,
  ): Promise<EventFieldsPreview> {
    return previewEventFields(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SetEventFieldsPayload, {
    description:
      'Replaces what an event asks beside the profile. Fields that stay keep their answers; those that go, change their kind or lose choices lose answers. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`.',
  })
  setEventFields(
    @Ctx() ctx: RequestContext,
    @Input(() => SetEventFieldsInput, 'All fields.') input: SetEventFieldsInput,
  ): Promise<SetEventFieldsPayload> {
    return setEventFields(ctx, input);
  }
}

import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { MANAGERS } from '../../core/auth/roles';
import { duplicateEvent } from './event-copy.service';
import { createEvent, updateEvent } from './event-editing.service';
import { CreateEventInput, DuplicateEventInput, UpdateEventInput } from './event.inputs';
import { CreateEventPayload, DuplicateEventPayload, UpdateEventPayload } from './event.payloads';

@Resolver()
export class EventEditingResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => CreateEventPayload, {
    description: 'Makes an event. For managers. Errors: BAD_USER_INPUT with all errors at once.',
  })
  async createEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateEventInput, 'The event.') input: CreateEventInput,
  ): Promise<CreateEventPayload> {
    return { event: await createEvent(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateEventPayload, {
    description:
      'Changes an event. For managers. Errors: NOT_FOUND; BAD_USER_INPUT with all errors at once; CONFLICT `STALE_EDIT`.',
  })
  async updateEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateEventInput, 'What changes.') input: UpdateEventInput,
  ): Promise<UpdateEventPayload> {
    return { event: await updateEvent(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DuplicateEventPayload, {
    description:
      'Makes a draft with the settings, interests, pods and questions of an event; people and companies do not come along. For managers. Errors: NOT_FOUND.',
  })
  async duplicateEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => DuplicateEventInput, 'Which one, and when.') input: DuplicateEventInput,
  ): Promise<DuplicateEventPayload> {
    return { event: await duplicateEvent(ctx, input) };
  }
}

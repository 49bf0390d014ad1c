import type { RequestContext } from '../../core/request/context';
import { badInput } from '../../core/errors';
import { podInEvent } from '../pods/index';
import { ActivityKind } from './activity.entity';
import { attendeesAmong } from './activity-speaker.queries';
import { activityChangeErrors, UNKNOWN_POD, UNKNOWN_SPEAKER } from './activity.rules';
import type { Activity, UpdateActivityInput } from './activity.types';

/** An activity as it is to be written. */
export type ActivityDraft = Omit<Activity, 'id' | 'sequence' | 'updatedAt'>;

/** The whole activity that a change makes of one: what the input does not have stays, texts are trimmed. */
export const drafted = (
  before: ActivityDraft,
  input: Omit<UpdateActivityInput, 'activityId' | 'expectedUpdatedAt'>,
): ActivityDraft => {
  const text = (value: string | null | undefined, known: string | null) =>
    value === undefined ? known : value?.trim() || null;
  const kind = input.kind ?? before.kind;
  const known = kind === ActivityKind.POD ? before.podId : null;
  return {
    eventId: before.eventId,
    kind,
    title: input.title?.trim() ?? before.title,
    description: text(input.description, before.description),
    startsAt: input.startsAt ?? before.startsAt,
    endsAt: input.endsAt ?? before.endsAt,
    location: text(input.location, before.location),
    track: text(input.track, before.track),
    podId: input.podId === undefined ? known : input.podId,
  };
};

/** BAD_USER_INPUT with everything that is wrong with an activity. */
export const checkDraft = async (
  ctx: RequestContext,
  draft: ActivityDraft,
  speakerIds: readonly string[],
): Promise<void> => {
  const errors = activityChangeErrors({ ...draft, speakerIds });
  const isSound = (path: string) => errors.every((error) => error.path !== path);
  const { eventId, podId } = draft;
  if (podId && isSound('input.podId') && (await podInEvent(ctx, { podId, eventId })).length === 0)
    errors.push({ path: 'input.podId', message: UNKNOWN_POD });
  if (speakerIds.length > 0 && isSound('input.speakerIds')) {
    const attending = await attendeesAmong(ctx, { attendeeIds: speakerIds, eventId });
    if (attending.length < speakerIds.length)
      errors.push({ path: 'input.speakerIds', message: UNKNOWN_SPEAKER });
  }
  if (errors.length > 0) throw badInput(errors);
};

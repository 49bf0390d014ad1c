import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, type FieldFault } from '../../core/errors';
import { isId } from '../../core/ids';
import { ActivityKind } from './activity.entity';
import type { Activity, UpdateActivityInput } from './activity.types';

/** An activity as it is to be written. */
export type ActivityDraft = Omit<Activity, 'id' | 'sequence'>;

const MAX_MS = 24 * 60 * 60_000;

/** The whole activity that a change makes of one: what is not given stays, texts are trimmed. */
export const drafted = (
  before: ActivityDraft,
  input: Omit<UpdateActivityInput, 'activityId'>,
): ActivityDraft => {
  const text = (given: string | null | undefined, known: string | null) =>
    given === undefined ? known : given?.trim() || null;
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

const podFault = async (
  ctx: RequestContext,
  { eventId, kind, podId }: ActivityDraft,
): Promise<string | undefined> => {
  if (kind !== ActivityKind.POD) return podId ? 'Only an activity of the kind POD has a pod.' : undefined;
  if (!podId) return 'Say which pod is taken out of use.';
  const rows = isId(podId)
    ? await ctx.sql.rows(
        sql`SELECT 1 FROM pods WHERE id = ${podId} AND event_id = ${eventId} AND removed_at IS NULL`,
      )
    : [];
  return rows.length > 0 ? undefined : 'There is no such pod in this event.';
};

const speakersFault = async (
  ctx: RequestContext,
  eventId: string,
  speakerIds: readonly string[],
): Promise<string | undefined> => {
  if (speakerIds.length === 0) return undefined;
  const rows = speakerIds.every(isId)
    ? await ctx.sql.rows(sql`
        SELECT 1 FROM attendees
        WHERE id = ANY(${speakerIds}::uuid[]) AND event_id = ${eventId} AND status IN ('CONFIRMED', 'INVITED')`)
    : [];
  return rows.length === speakerIds.length ? undefined : 'Speakers have to be attendees of this event.';
};

/** BAD_USER_INPUT with everything that is wrong with an activity. */
export const checkDraft = async (
  ctx: RequestContext,
  draft: ActivityDraft,
  speakerIds: readonly string[],
): Promise<void> => {
  const lasts = draft.endsAt.getTime() - draft.startsAt.getTime();
  const [pod, speakers] = [await podFault(ctx, draft), await speakersFault(ctx, draft.eventId, speakerIds)];
  const faults: (FieldFault | false)[] = [
    !draft.title && { path: 'input.title', message: 'An activity needs a title.' },
    lasts <= 0 && { path: 'input.endsAt', message: 'The end has to be after the start.' },
    lasts > MAX_MS && { path: 'input.endsAt', message: 'An activity takes 24 hours at most.' },
    pod !== undefined && { path: 'input.podId', message: pod },
    speakers !== undefined && { path: 'input.speakerIds', message: speakers },
  ];
  const found = faults.filter((fault) => fault !== false);
  if (found.length > 0) throw badInput(found);
};

import { z } from 'zod';
import { wallClockTime } from '../../core/rest/shapes';
import { toWallClock } from '../../core/rest/wall-clock';
import { BRIEF_FIELDS, briefShape, presentBrief, type BriefData } from '../attendees/index';
import { namedShape, presentNamed } from '../pods/index';
import { ActivityKind } from './activity.entity';

/** The selection of an activity for `/v1`. */
export const ACTIVITY_FIELDS = `id eventId kind title description startsAt endsAt location track pod { id name }
  speakers { ${BRIEF_FIELDS} } inMyAgenda`;

/** An activity as that selection gives it. */
export interface ActivityData {
  id: string;
  eventId: string;
  kind: ActivityKind;
  title: string;
  description: string | null;
  startsAt: string;
  endsAt: string;
  location: string | null;
  track: string | null;
  pod: { id: string; name: string } | null;
  speakers: BriefData[];
  inMyAgenda: boolean;
}

export const activityShape = z
  .object({
    _id: z.string(),
    event_id: z.string(),
    kind: z.enum(ActivityKind),
    title: z.string(),
    description: z.string().nullable(),
    from_date: wallClockTime(),
    to_date: wallClockTime(),
    location: z.string().nullable(),
    track: z.string().nullable(),
    booth: namedShape.nullable().meta({ description: 'The booth that is out of use; null unless POD.' }),
    speakers: z.array(briefShape),
    in_my_agenda: z.boolean(),
  })
  .meta({ id: 'Activity', description: 'An entry of the schedule.' });

/** An activity in the words of `/v1`. */
export const presentActivity = (
  activity: ActivityData,
  timezone: string,
): z.output<typeof activityShape> => ({
  _id: activity.id,
  event_id: activity.eventId,
  kind: activity.kind,
  title: activity.title,
  description: activity.description,
  from_date: toWallClock(activity.startsAt, timezone),
  to_date: toWallClock(activity.endsAt, timezone),
  location: activity.location,
  track: activity.track,
  booth: activity.pod && presentNamed(activity.pod),
  speakers: activity.speakers.map(presentBrief),
  in_my_agenda: activity.inMyAgenda,
});

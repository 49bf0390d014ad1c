import { enumOf } from '../../core/db/statement';
import type { ActivityKind } from './activity.entity';

/** All columns of an activity under the names of its GraphQL type. */
export const activityColumns = `a.id, a.event_id AS "eventId", a.kind, a.title, a.description, a.starts_at AS "startsAt",
      a.ends_at AS "endsAt", a.location, a.track, a.pod_id AS "podId", a.sequence, a.updated_at AS "updatedAt"`;

/** The types of `activityColumns`. */
export const activityRow = {
  id: 'uuid',
  eventId: 'uuid',
  kind: enumOf<ActivityKind>('activity_kind'),
  title: 'text',
  description: 'text?',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  location: 'text?',
  track: 'text?',
  podId: 'uuid?',
  sequence: 'int4',
  updatedAt: 'timestamptz',
} as const;

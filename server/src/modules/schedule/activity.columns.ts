import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { ActivityEntity } from './activity.entity';

/** All columns of an activity, from `activities a`. */
export const activityColumns = {
  ...columnsOf(ActivityEntity, sql`a`, 'id', 'eventId', 'kind', 'title', 'description', 'startsAt', 'endsAt'),
  ...columnsOf(ActivityEntity, sql`a`, 'location', 'track', 'podId', 'sequence', 'updatedAt'),
};

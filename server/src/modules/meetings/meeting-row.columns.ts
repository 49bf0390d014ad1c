import { column, columnsFor, columnsOf } from '../../core/db/columns';
import { typeColumns } from '../../core/db/projection';
import { sql } from '../../core/db/sql';
import { MeetingEntity } from './meeting.entity';

/** Columns of meetings, for modules that read them. */
export const meetingColumnsOf = columnsFor(MeetingEntity);

/** The columns of `meetings m`, by the fields of a Meeting. */
export const meetingRowColumns = typeColumns(
  {
    ...columnsOf(
      MeetingEntity,
      sql`m`,
      'id',
      'eventId',
      'status',
      'startsAt',
      'endsAt',
      'note',
      'closedReason',
      'createdAt',
      'senderId',
      'receiverId',
      'podId',
      'reason',
      'sequence',
      'acceptedAt',
      'senderSaysHeld',
      'receiverSaysHeld',
    ),
    expiresAt: column(
      'timestamptz?',
      sql`CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END`,
    ),
  },
  {},
);

/** All columns of a meeting. */
export const meetingColumns = meetingRowColumns.all;

import { preloaded, readingOf, type Reading } from '../../core/db/projection';
import type { Selection } from '../../core/graphql/selection';
import { attendeeReading } from '../attendees/index';
import { podReading } from '../pods/index';
import { meetingRowColumns as columns } from './meeting-row.columns';

const related = (selection: Selection): Record<string, Reading> => ({
  pod: preloaded('pod', podReading(selection.under('pod').names), 'LEFT JOIN pods p ON p.id = m.pod_id'),
  other: preloaded(
    'other',
    attendeeReading(selection.under('other').names, 'me.id'),
    'LEFT JOIN attendees a ON a.id = CASE m.sender_id WHEN me.id THEN m.receiver_id ELSE m.sender_id END',
  ),
});

/** What one of the two people, `me`, reads these fields of `meetings m` with; fields that are worked out get all columns. */
export const ownMeetingReading = (selection: Selection): Reading => {
  const beside = related(selection);
  const isPlain = (field: string) => field in columns.all || field in beside || field.startsWith('__');
  const plain = [...selection.names].every(isPlain);
  return readingOf(
    selection.names,
    plain ? columns.of(selection.names) : { ...columns.all, viewerId: 'me.id' },
    beside,
  );
};

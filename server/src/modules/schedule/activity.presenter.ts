import { z } from 'zod';
import { clock, described, from, many, oneOrNull, text, textOrNull, view } from '../../core/rest/view';
import { briefView } from '../attendees/index';
import { namedView } from '../pods/index';
import { ActivityKind } from './activity.entity';

export const activityView = view(
  {
    _id: text('id'),
    event_id: text('eventId'),
    kind: from('kind', z.enum(ActivityKind)),
    title: text('title'),
    description: textOrNull('description'),
    from_date: clock('startsAt'),
    to_date: clock('endsAt'),
    location: textOrNull('location'),
    track: textOrNull('track'),
    booth: described(oneOrNull('pod', namedView), 'The booth that is out of use; null unless POD.'),
    speakers: many('speakers', briefView),
    in_my_agenda: from('inMyAgenda', z.boolean()),
  },
  { id: 'Activity', description: 'An entry of the schedule.' },
);

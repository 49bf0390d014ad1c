import { z } from 'zod';
import { from, oneOrNull, text, textOrNull, view } from '../../core/rest/view';

/** Something by its id and name. */
export const namedView = view({ _id: text('id'), name: text('name') });

/** A pod, which `/v1` calls a booth. */
export const boothView = view(
  {
    _id: text('id'),
    event_id: text('eventId'),
    name: text('name'),
    location: textOrNull('location'),
    bookable: from('bookable', z.boolean()),
    company: oneOrNull('company', namedView),
  },
  { id: 'Booth', description: 'A place where meetings happen, one at a time.' },
);

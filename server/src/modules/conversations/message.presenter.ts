import { z } from 'zod';
import { clock, clockOrNull, described, from, text, view } from '../../core/rest/view';

export const messageView = view(
  {
    _id: text('id'),
    from: described(text('senderId'), 'Id of the attendee who wrote it.'),
    to: described(text('recipientId'), 'Id of the receiver.'),
    message: text('text'),
    sent_at: clock('sentAt'),
    read_at: clockOrNull('readAt'),
    sequence: from('sequence', z.number().int()),
    client_id: text('clientId'),
  },
  { id: 'Message', description: 'A message from one attendee to another.' },
);

import { z } from 'zod';
import { wallClockTime } from '../../core/rest/shapes';
import { toWallClock, toWallClockOrNull } from '../../core/rest/wall-clock';

/** The selection of a message for `/v1`. */
export const MESSAGE_FIELDS = 'id senderId recipientId text sentAt readAt sequence clientId';

/** A message as that selection gives it. */
export interface MessageData {
  id: string;
  senderId: string;
  recipientId: string;
  text: string;
  sentAt: string;
  readAt: string | null;
  sequence: number;
  clientId: string;
}

export const messageShape = z
  .object({
    _id: z.string(),
    from: z.string().meta({ description: 'Id of the attendee who wrote it.' }),
    to: z.string().meta({ description: 'Id of the attendee to whom it was written.' }),
    message: z.string(),
    sent_at: wallClockTime(),
    read_at: wallClockTime().nullable(),
    sequence: z.number().int(),
    client_id: z.string(),
  })
  .meta({ id: 'Message', description: 'A message from one attendee to another.' });

/** A message in the words of `/v1`. */
export const presentMessage = (message: MessageData, timezone: string): z.output<typeof messageShape> => ({
  _id: message.id,
  from: message.senderId,
  to: message.recipientId,
  message: message.text,
  sent_at: toWallClock(message.sentAt, timezone),
  read_at: toWallClockOrNull(message.readAt, timezone),
  sequence: message.sequence,
  client_id: message.clientId,
});

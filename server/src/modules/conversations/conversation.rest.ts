import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, limit, whole } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { attendeeView } from '../attendees/index';
import type { Zoned } from '../events/index';
import { messageView } from './message.presenter';

const tag = 'attendees';

interface ConversationData {
  conversation: {
    eventId: string;
    unreadCount: number;
    attendee: Viewed<typeof attendeeView> & Zoned;
    messages: { nodes: Viewed<typeof messageView>[] };
  };
}

type SentData = { sendMessage: { message: Viewed<typeof messageView> & Zoned; repeated: boolean } };

const sequence = () => whole(0, 2_147_483_647);

export const conversationRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/attendees/:event_id/chat/:id'],
    access: 'confirmed attendees',
    summary: 'Messages with another attendee, oldest first; the newest ones unless asked otherwise.',
    tag,
    params: z.object({ event_id: id(), id: id() }),
    query: z.object({
      before: sequence().optional().meta({ description: 'The newest before this sequence.' }),
      after: sequence().optional().meta({ description: 'The oldest after this sequence.' }),
      limit: limit().default(10),
    }),
    document: `query Chat($attendeeId: ID!, $first: Int, $last: Int, $before: String, $after: String) {
      conversation(attendeeId: $attendeeId) {
        eventId unreadCount
        attendee { event { timezone } ${attendeeView.fields} }
        messages(first: $first, last: $last, before: $before, after: $after) { nodes { ${messageView.fields} } }
      }
    }`,
    variables: ({ params, query }) => ({
      attendeeId: params.id,
      [query.after === undefined ? 'last' : 'first']: query.limit,
      before: query.before?.toString(),
      after: query.after?.toString(),
    }),
    event: ({ conversation }: ConversationData) => conversation.eventId,
    shape: ({ conversation: { attendee, messages, unreadCount } }: ConversationData) => ({
      messages: messages.nodes.map((message) => messageView.present(message, attendee.event.timezone)),
      attendee: attendeeView.present(attendee, attendee.event.timezone),
      unread: unreadCount,
    }),
    response: z.object({
      messages: z.array(messageView.shape),
      attendee: attendeeView.shape,
      unread: z.number().int().meta({ description: 'Messages of the other that were not read yet.' }),
    }),
  }),
  defineRow({
    method: 'post',
    paths: ['/attendees/message/:id'],
    access: 'confirmed attendees',
    summary: 'Send a message. The same `client_id` again answers 200 with the message that was sent then.',
    tag,
    params: z.object({ id: id() }),
    body: z.object({ message: z.string(), client_id: z.string().nullish() }),
    operations: [
      {
        document: `mutation SendMessage($input: SendMessageInput!) {
          sendMessage(input: $input) { message { event { timezone } ${messageView.fields} } repeated }
        }`,
        variables: ({ params, body }) => ({
          input: { attendeeId: params.id, text: body.message, clientId: body.client_id },
        }),
        shape: ({ sendMessage: { message } }: SentData) => ({
          message: messageView.present(message, message.event.timezone),
        }),
        status: ({ sendMessage: { repeated } }: SentData) => (repeated ? 200 : 201),
      },
    ],
    response: z.object({ message: messageView.shape }),
    status: 201,
    otherStatuses: [200],
    fields: { attendeeId: 'id', text: 'message' },
  }),
];

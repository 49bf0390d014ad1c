import { definePayload } from '../../core/graphql/payload';
import { Conversation, Message } from './conversation.types';
import { MessageReport } from './message-report.types';

export const SendMessagePayload = definePayload('SendMessagePayload', {
  message: { type: () => Message, description: 'The message.' },
  repeated: {
    type: () => Boolean,
    description:
      'A message with this `clientId` was sent before: this is that message, and nothing was added.',
  },
});
export type SendMessagePayload = InstanceType<typeof SendMessagePayload>;

export const MarkReadPayload = definePayload('MarkReadPayload', {
  conversation: { type: () => Conversation, description: 'The conversation with its new unread count.' },
});
export type MarkReadPayload = InstanceType<typeof MarkReadPayload>;

export const SetTypingPayload = definePayload('SetTypingPayload', {
  conversation: { type: () => Conversation, description: 'The conversation.' },
});
export type SetTypingPayload = InstanceType<typeof SetTypingPayload>;

export const ReportMessagePayload = definePayload('ReportMessagePayload', {
  report: {
    type: () => MessageReport,
    description: 'The report; where the viewer had reported the message before, the first one.',
  },
});
export type ReportMessagePayload = InstanceType<typeof ReportMessagePayload>;

export const ResolveMessageReportPayload = definePayload('ResolveMessageReportPayload', {
  report: { type: () => MessageReport, description: 'The report, resolved.' },
});
export type ResolveMessageReportPayload = InstanceType<typeof ResolveMessageReportPayload>;

import { call } from '../support/client';
import { buildEvent, buildMember, buildPod, type BuiltMember } from '../support/factories';
import type { TestSql } from '../support/server';

export const MESSAGE_ADDED = `subscription ($eventId: ID!) {
  messageAdded(eventId: $eventId) { id text sequence senderId recipientId }
}`;
export const MEETING_CHANGED = `subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id status } }`;

/** A message, as the documents here select it. */
export interface ChatMessage {
  id: string;
  text: string;
  sequence: number;
  senderId: string;
  recipientId: string;
}

export interface MessageAddedData {
  messageAdded: ChatMessage;
}

export type Trio = Awaited<ReturnType<typeof buildTrio>>;

/** Three people at one event with a pod, signed in. */
export async function buildTrio(db: TestSql) {
  const event = await buildEvent(db);
  const here = { eventId: event.id };
  await buildPod(db, here);
  const [alice, bob, carol] = [
    await buildMember(db, here),
    await buildMember(db, here),
    await buildMember(db, here),
  ];
  return { event, eventId: event.id, alice, bob, carol };
}

export async function send(
  url: string,
  from: BuiltMember,
  to: { id: string },
  text: string,
): Promise<ChatMessage> {
  const input = { attendeeId: to.id, text };
  const selection = 'message { id text sequence senderId recipientId }';
  return (await call<{ message: ChatMessage }>(url, from.token, 'sendMessage', input, selection)).message;
}

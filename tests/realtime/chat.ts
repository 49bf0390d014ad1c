import { expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, buildPod, type BuiltEvent, type BuiltMember } from '../support/factories';
import type { TestSql } from '../support/server';

export const MESSAGE_ADDED = `subscription ($eventId: ID!) {
  messageAdded(eventId: $eventId) { id text sequence senderId recipientId }
}`;
export const MEETING_CHANGED = `subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id status } }`;
const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id text sequence senderId recipientId } }
}`;

/** A message, as the documents here select it. */
export interface ChatMessage {
  id: string;
  text: string;
  sequence: number;
  senderId: string;
  recipientId: string;
}

/** The content of a delivery of `messageAdded`. */
export interface MessageAddedData {
  messageAdded: ChatMessage;
}

/** Three people at one event with a pod, signed in. */
export interface Trio {
  event: BuiltEvent;
  eventId: string;
  alice: BuiltMember;
  bob: BuiltMember;
  carol: BuiltMember;
}

export async function buildTrio(db: TestSql): Promise<Trio> {
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

/** Sends a message over HTTP. */
export async function send(
  url: string,
  from: BuiltMember,
  to: { id: string },
  text: string,
): Promise<ChatMessage> {
  const data = await expectOk(
    graphql<{ sendMessage: { message: ChatMessage } }>(
      url,
      SEND,
      { input: { attendeeId: to.id, text } },
      from.token,
    ),
  );
  return data.sendMessage.message;
}

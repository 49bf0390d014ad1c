import { newId } from '../../../server/src/core/db/ids';
import { Role } from '../../../server/src/core/auth/roles';
import { hashPassword } from '../../../server/src/modules/users/passwords/passwords';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  chooseInterest,
  insert,
  signIn,
  signInAs,
  slotOf,
  type BuiltAttendee,
  type BuiltEvent,
  type BuiltUser,
} from '../../support/factories';
import type { SentFile } from '../../support/pictures';
import type { TestServer } from '../../support/server';

/** The person who asks. */
export type Viewer = 'nobody' | 'stranger' | 'me' | 'other' | 'third' | 'invited' | 'manager' | 'executive';

/** An event with something of every kind in it, in a zone of its own. */
export interface Scene {
  server: TestServer;
  event: BuiltEvent;
  tokens: Record<Viewer, string | undefined>;
  me: BuiltAttendee;
  mine: BuiltUser;
  other: BuiltAttendee;
  invited: BuiltAttendee;
  /** Like me in one interest. */
  investor: BuiltAttendee;
  companyId: string;
  podId: string;
  sessionId: string;
  podActivityId: string;
  faqId: string;
  /** From `other` to `me`, waiting. */
  meetingId: string;
  /** Somebody without any profile. */
  user: BuiltUser;
  /** The wall clock of the nth slot of the first day, as `/v1` writes it. */
  wall(slot: number): string;
}

export const PASSWORD = 'a-long-enough-password';

/** How a row is called. */
export interface Call {
  as: Viewer;
  /** Below `/v1`, with a query where there is one. */
  path: string;
  body?: Record<string, unknown>;
  /** Sent as a form, instead of the body. */
  form?: Record<string, string | SentFile>;
  /** Where it is not the row's own. */
  status?: number;
}

/** One successful request. */
export type Sample = (scene: Scene) => Call | Promise<Call>;

/** Samples by `keyOf`. */
export type Samples = Record<string, Sample[]>;

const ZONE = 'Asia/Karachi';

const passwordHash = hashPassword(PASSWORD);

const activity = async (scene: Pick<Scene, 'server' | 'event'>, slot: number, values: object) => {
  const id = newId();
  const times = slotOf(scene.event, slot, 1);
  await insert(scene.server, 'activities', {
    id,
    eventId: scene.event.id,
    title: 'Opening',
    ...times,
    ...values,
  });
  return id;
};

const talk = async (server: TestServer, eventId: string, one: string, another: string): Promise<void> => {
  const conversationId = newId();
  const unread = { lastReadSequence: 1, unreadCount: 1 };
  await insert(server, 'conversations', { id: conversationId, eventId, lastSequence: 2 });
  await insert(server, 'conversation_members', {
    conversationId,
    attendeeId: one,
    otherId: another,
    ...unread,
  });
  await insert(server, 'conversation_members', { conversationId, attendeeId: another, otherId: one });
  const sent = { conversationId, senderId: another, recipientId: one };
  const first = { id: newId(), sequence: 1, clientId: 'first', text: 'Hello', readAt: new Date() };
  await insert(server, 'messages', { ...sent, ...first });
  await insert(server, 'messages', { ...sent, id: newId(), sequence: 2, clientId: 'second', text: 'Hello?' });
};

const EVENT = {
  tagline: 'Meet them all',
  description: 'Three days',
  venue: 'Expo Centre',
  city: 'Karachi',
  country: 'PK',
};
const PERSON = {
  jobTitle: 'Engineer',
  organization: 'Acme',
  country: 'PK',
  introduction: 'I build things.',
  avatar: 'face.webp',
  cover: 'desk.webp',
  phone: '+92 300 1234567',
};
const COMPANY = {
  tagline: 'Light for all',
  description: 'We make lamps.',
  logo: 'logo.webp',
  cover: 'stand.webp',
  website: 'https://lamps.example',
  email: 'hello@lamps.example',
  phone: '+92 300 7654321',
  country: 'PK',
  city: 'Lahore',
  sectors: ['Solar'],
  tier: 'Gold',
};

/** Two whom nobody else knows meet at a pod, and both were let in. */
const meetElsewhere = async (server: TestServer, event: BuiltEvent, podId: string): Promise<void> => {
  const here = { eventId: event.id };
  const [one, two] = [await buildAttendee(server, here), await buildAttendee(server, here)];
  const people = { senderId: one.id, receiverId: two.id };
  await buildMeeting(server, { event, ...people, podId, status: 'ACTIVE', ...slotOf(event, 7) });
};

const enter = async (server: TestServer, { id, eventId }: BuiltAttendee): Promise<void> => {
  const at = new Date();
  const entry = { gate: 'Entrance', direction: 'IN', clientId: newId(), at };
  await insert(server, 'check_ins', { id: newId(), eventId, attendeeId: id, ...entry });
  await server.sql('UPDATE attendees SET checked_in_at = $2 WHERE id = $1', [id, at]);
};

/** Wall clock of the event, as if it were UTC: Karachi is five hours ahead all year. */
const wallOf = (event: BuiltEvent) => (slot: number) =>
  // Meeting hours are of the wall: 09:00 there is 04:00 UTC, while `slotOf` counts from 09:00 UTC.
  slotOf(event, slot).startsAt.toISOString();

/** Builds a scene of its own, so that samples may change what they like. */
export async function buildScene(server: TestServer): Promise<Scene> {
  const event = await buildEvent(server, { timezone: ZONE, registration: 'OPEN', ...EVENT });
  const here = { eventId: event.id };
  const speaker = { ...here, ...PERSON, category: 'SPEAKER' };
  const [interests, mine, company, other, investor, invited, user, stranger, manager, executive] =
    await Promise.all([
      buildInterests(server, event.id),
      buildUser(server, { passwordHash: await passwordHash, avatar: 'me.webp' }),
      buildCompany(server, { ...here, ...COMPANY }),
      buildMember(server, speaker),
      buildMember(server, { ...here, category: 'INVESTOR' }),
      buildAttendee(server, { ...here, status: 'INVITED' }),
      buildUser(server),
      buildMember(server),
      signInAs(server, Role.MANAGER),
      signInAs(server, Role.EXECUTIVE),
    ]);
  const [me, pod, faqId] = [
    await buildAttendee(server, { ...here, ...PERSON, userId: mine.id, companyId: company.id }),
    await buildPod(server, { ...here, companyId: company.id }),
    newId(),
  ];
  const session = { kind: 'SESSION', track: 'Main', location: 'Hall 1', description: 'With coffee' };
  const people = { senderId: other.id, receiverId: me.id };
  const [meeting, sessionId, podActivityId, mySession, invitedSession] = await Promise.all([
    buildMeeting(server, { event, ...people, ...slotOf(event, 0) }),
    activity({ server, event }, 0, session),
    activity({ server, event }, 2, { kind: 'POD', podId: pod.id }),
    signIn(server, me),
    signIn(server, invited),
    enter(server, me),
    enter(server, other),
    meetElsewhere(server, event, pod.id),
    talk(server, event.id, me.id, other.id),
    insert(server, 'bookmarks', { ownerId: me.id, attendeeId: other.id }),
    insert(server, 'faqs', { id: faqId, ...here, question: 'Where?', answer: 'Here.' }),
    ...[me, other, investor].map(({ id }) =>
      chooseInterest(server, id, interests.groupId, interests.terms['Energy']),
    ),
  ]);
  await insert(server, 'activity_speakers', { activityId: sessionId, attendeeId: other.id });
  return {
    server,
    event,
    me,
    mine,
    other,
    invited,
    investor,
    user,
    faqId,
    sessionId,
    companyId: company.id,
    podId: pod.id,
    podActivityId,
    meetingId: meeting.id,
    wall: wallOf(event),
    tokens: {
      nobody: undefined,
      stranger: stranger.token,
      me: mySession,
      other: other.token,
      third: investor.token,
      invited: invitedSession,
      manager,
      executive,
    },
  };
}

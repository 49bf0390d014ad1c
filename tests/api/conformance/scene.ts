import { newId } from '../../../server/src/core/db/ids';
import { Role } from '../../../server/src/core/auth/roles';
import { hashPassword } from '../../../server/src/modules/users/passwords/passwords';
import {
  buildActivity,
  buildCompany,
  buildEvent,
  buildEventStaff,
  buildInterests,
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  chooseInterest,
  insert,
  signInAs,
  slotOf,
  type BuiltAttendee,
} from '../../support/factories';
import { fieldNamed, setFields } from '../../support/fields';
import type { SentFile } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { converse } from '../operations/scene';

/** The person who asks. */
export type Viewer =
  'nobody' | 'stranger' | 'me' | 'other' | 'third' | 'invited' | 'manager' | 'executive' | 'elsewhere';

export const PASSWORD = 'a-long-enough-password';

/** How a row is called. */
export interface Call {
  as: Viewer;
  /** Below `/v1`, with a query where there is one. */
  path: string;
  body?: Record<string, unknown>;
  /** Sent as a form, instead of the body. */
  form?: Record<string, string | SentFile>;
}

/** One successful request. */
export type Sample = (scene: Scene) => Promise<Call>;

const passwordHash = hashPassword(PASSWORD);

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

const enter = async (server: TestServer, { id, eventId }: BuiltAttendee): Promise<void> => {
  const at = new Date();
  const entry = { gate: 'Entrance', direction: 'IN', clientId: newId(), at };
  await insert(server, 'check_ins', { id: newId(), eventId, attendeeId: id, ...entry });
  await server.sql('UPDATE attendees SET checked_in_at = $2 WHERE id = $1', [id, at]);
};

/** An event of its own with something of every kind in it, so that samples may change what they like. */
export async function buildScene(server: TestServer) {
  const event = await buildEvent(server, { timezone: 'Asia/Karachi', registration: 'OPEN', ...EVENT });
  const here = { eventId: event.id };
  const speaker = { ...here, ...PERSON, category: 'SPEAKER' };
  const [interests, mine, company, other, investor, invited, user, stranger, manager, executive, elsewhere] =
    await Promise.all([
      buildInterests(server, event.id),
      buildUser(server, { passwordHash: await passwordHash, avatar: 'me.webp' }),
      buildCompany(server, { ...here, ...COMPANY }),
      buildMember(server, speaker),
      buildMember(server, { ...here, category: 'INVESTOR' }),
      buildMember(server, { ...here, status: 'INVITED' }),
      buildUser(server),
      buildMember(server),
      signInAs(server, Role.MANAGER),
      signInAs(server, Role.EXECUTIVE),
      buildEvent(server).then(({ id }) => buildEventStaff(server, { eventId: id })),
    ]);
  const me = await buildMember(server, { ...here, ...PERSON, userId: mine.id, companyId: company.id });
  const { id: podId } = await buildPod(server, { ...here, companyId: company.id });
  const messages = [
    { clientId: 'first', text: 'Hello', readAt: new Date() },
    { clientId: 'second', text: 'Hello?' },
  ];
  const [faqId, question] = [newId(), { question: 'Where?', answer: 'Here.' }];
  const activity = (slot: number, values: object) =>
    buildActivity(server, { event, title: 'Opening', ...slotOf(event, slot, 1), ...values });
  const [meeting, session, podActivity] = await Promise.all([
    buildMeeting(server, { event, senderId: other.id, receiverId: me.id }),
    activity(0, { track: 'Main', location: 'Hall 1', description: 'With coffee' }),
    activity(2, { kind: 'POD', podId }),
    enter(server, me),
    enter(server, other),
    // Of two people without other contacts.
    buildMeeting(server, { event, podId, status: 'ACTIVE', ...slotOf(event, 7) }),
    converse(server, event.id, other.id, me.id, messages),
    insert(server, 'bookmarks', { ownerId: me.id, attendeeId: other.id }),
    insert(server, 'faqs', { id: faqId, ...here, ...question }),
    ...[me, other, investor].map(({ id }) =>
      chooseInterest(server, id, interests.groupId, interests.terms['Energy']),
    ),
  ]);
  await insert(server, 'activity_speakers', { activityId: session.id, attendeeId: other.id });
  const { diet } = await setFields(server, manager, event.id, [fieldNamed('diet')]);
  await server.sql(
    `UPDATE attendees SET answers = jsonb_build_object($2::text, '["Halal"]'::jsonb) WHERE id = $1`,
    [me.id, diet],
  );
  const tokens: Record<Viewer, string | undefined> = {
    nobody: undefined,
    stranger: stranger.token,
    me: me.token,
    other: other.token,
    third: investor.token,
    invited: invited.token,
    manager,
    executive,
    elsewhere: elsewhere.token,
  };
  return {
    server,
    event,
    tokens,
    me,
    mine,
    other,
    invited,
    /** Like me in one interest. */
    investor,
    /** A user without a profile. */
    user,
    faqId,
    companyId: company.id,
    podId,
    sessionId: session.id,
    podActivityId: podActivity.id,
    /** From `other` to `me`, waiting. */
    meetingId: meeting.id,
    /** The wall clock of the nth slot, as `/v1` writes it: meeting hours are of the wall, where 09:00 is 04:00 UTC, while `slotOf` counts from 09:00 UTC. */
    wall: (slot: number): string => slotOf(event, slot).startsAt.toISOString(),
  };
}
export type Scene = Awaited<ReturnType<typeof buildScene>>;

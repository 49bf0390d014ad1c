import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildPod,
  buildUser,
  type BuiltEvent,
} from '../support/factories';
import { idOf } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

/** An attendee's profile as the specification has it. */
interface Profile {
  _id: string;
  first_name: string;
  last_name: string;
  job_title: string | null;
  organization: string | null;
  profile: string | null;
  interests: Record<string, string[]>;
  country: string | null;
  cover: string | null;
  avatar: string | null;
  invite_code: string;
  status: 'INVITED' | 'CONFIRMED';
}

interface Participant {
  attendee_id: string;
  attendee: Profile;
  as: string;
}

interface Meeting {
  _id: string;
  status: 'PENDING' | 'ACTIVE' | 'REJECTED';
  from_date: string;
  to_date: string;
  booth: { name: string } | null;
  participants: Participant[];
}

interface User {
  _id: string;
  role: string;
  displayName: string;
}

/** The answer of login, signup, register and joinPassword. */
interface Credentials {
  user: User;
  access_token: string;
}

const PASSWORD = 'a-long-enough-password';

/** `09:05 am`, read as UTC. */
const clock = (date: string): string => {
  const at = new Date(date);
  const hours = at.getUTCHours();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(hours % 12 || 12)}:${two(at.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
};

/** A client from before this server: it knows the specification, and nothing else. */
class OldClient {
  private user: User | null = null;
  private token: string | null = null;
  bookmarks: string[] = [];
  profile: Profile | null = null;

  constructor(private readonly host: string) {}

  get isSignedIn(): boolean {
    return Boolean(this.user && this.token);
  }

  /** Throws the body with the status; a 401 on anything but the login signs out. */
  private async call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await fetch(`${this.host}/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as object;
    if (response.status === 401 && path !== '/auth/login') this.logout();
    if (!response.ok) throw Object.assign(new Error('Refused'), { status: response.status, answer });
    return answer as Body;
  }

  async login(email: string, password: string): Promise<void> {
    this.keep(await this.call<Credentials>('POST', '/auth/login', { email, password }));
  }

  private keep({ user, access_token }: Credentials): void {
    this.user = user;
    this.token = access_token;
  }

  logout(): void {
    this.token = null;
    this.user = null;
    this.profile = null;
    this.bookmarks = [];
  }

  forge(): void {
    this.token = 'an old token';
  }

  /** On start; the answer replaces the user. */
  async reauth(): Promise<string | undefined> {
    ({ user: this.user } = await this.call<{ user: User }>('GET', '/auth/me'));
    return this.user?.role;
  }

  /** Opens the event shell: staff enter directly, attendees by the status of their profile. */
  async enter(eventId: string): Promise<{ title?: string; to: string }> {
    if (this.user?.role === 'ATTENDEE') await this.loadProfile(eventId);
    if (this.profile?.status === 'INVITED') return { to: `/join/${eventId}` };
    const { event } = await this.call<{ event: { _id: string; title: string } }>('GET', `/events/${eventId}`);
    return { title: event.title, to: `/event/${idOf(event)}` };
  }

  private async loadProfile(eventId: string): Promise<void> {
    const answer = await this.call<{ profile: Profile; bookmarks: string[] }>(
      'GET',
      `/auth/event-profile/${eventId}`,
    );
    this.profile = answer.profile;
    this.bookmarks = answer.bookmarks;
  }

  /** The content of an invitation, kept as the join state. */
  async openInvitation(code: string): Promise<{ event: { _id: string; title: string }; newUser: boolean }> {
    return this.call('POST', '/auth/verify-code', { code });
  }

  async joinPassword(code: string, password: string): Promise<void> {
    this.keep(await this.call<Credentials>('POST', '/auth/set-password', { code, password }));
  }

  /** The join page: what is there of the profile, completed and sent as a form. */
  async join(eventId: string, changes: Record<string, string>): Promise<void> {
    const { profile } = await this.call<{ profile: Profile }>('GET', `/events/join/${eventId}`);
    const form = new FormData();
    const { first_name, last_name } = profile;
    for (const [name, value] of Object.entries({ first_name, last_name, ...changes })) form.set(name, value);
    ({ profile: this.profile } = await this.call<{ profile: Profile }>(
      'POST',
      `/auth/join/${eventId}`,
      form,
    ));
  }

  /** The profile modal. */
  get modal(): object {
    const { first_name, last_name, profile, interests, country, job_title, organization } = this
      .profile as Profile;
    return {
      name: `${first_name} ${last_name}`,
      job: `${job_title}, ${organization}`,
      introduction: profile ?? 'N/A',
      interests: [...new Set(Object.values(interests).flat())],
      operatesIn: country,
    };
  }

  /** The answer to a scan of the code on the badge, signed in or not. */
  static async scan(host: string, code = ''): Promise<{ valid: boolean; status: string }> {
    const response = await fetch(`${host}/v1/attendees/verify-code/${code}`);
    return (await response.json()) as { valid: boolean; status: string };
  }

  /** The first attendee that a search finds. */
  async find(eventId: string, search: string): Promise<Profile> {
    const path = `/attendees/get/${eventId}/0/20`;
    const { attendees } = await this.call<{ attendees: Profile[] }>('POST', path, { search });
    if (!attendees[0]) throw new Error('Nobody was found');
    return attendees[0];
  }

  async ask(eventId: string, attendee_id: string, from_date: string, booth_id: string): Promise<void> {
    await this.call('POST', `/activities/request-meeting/${eventId}`, { attendee_id, from_date, booth_id });
  }

  private async meetings(eventId: string): Promise<Meeting[]> {
    return (await this.call<{ meetings: Meeting[] }>('GET', `/meetings/${eventId}`)).meetings;
  }

  /** The lines of My Meetings. */
  async agenda(eventId: string): Promise<object[]> {
    return (await this.meetings(eventId)).map(({ from_date, to_date, booth, participants, status }) => {
      const [me, other] = [true, false].map((mine) =>
        participants.find(({ attendee_id }) => (attendee_id === this.profile?.['_id']) === mine),
      );
      const labels = {
        PENDING: me?.as === 'SENDER' ? 'Waiting...' : 'Accept Reject',
        ACTIVE: 'Confirmed',
        REJECTED: 'Rejected',
      };
      return {
        time: `${clock(from_date)} to ${clock(to_date)}`,
        name: `${other?.attendee.first_name} ${other?.attendee.last_name}`,
        job: `${other?.attendee.job_title}, ${other?.attendee.organization}`,
        pod: `Pod: ${booth?.name}`,
        label: labels[status],
      };
    });
  }

  async answer(eventId: string, action: 'accept' | 'reject'): Promise<void> {
    const waiting = (await this.meetings(eventId)).find(({ status }) => status === 'PENDING');
    await this.call('POST', `/meetings/${waiting && idOf(waiting)}`, { form_data: { action } });
  }
}

let server: TestServer;
let event: BuiltEvent;
let pod: { id: string; name: string };

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server, { timezone: 'Asia/Karachi' });
  await buildInterests(server, event.id);
  pod = await buildPod(server, { eventId: event.id });
});

afterAll(() => server?.close());

const person = async (firstName: string, overrides: object = {}) => {
  const user = await buildUser(server, { passwordHash: await hashPassword(PASSWORD) });
  const titles = { jobTitle: 'Director', organization: `${firstName} Ltd` };
  await buildAttendee(server, {
    eventId: event.id,
    userId: user.id,
    firstName,
    lastName: 'Adams',
    ...titles,
    ...overrides,
  });
  return user.email;
};

const signedIn = async (email: string): Promise<OldClient> => {
  const client = new OldClient(server.url);
  await client.login(email, PASSWORD);
  return client;
};

describe('a client that knows nothing but the specification', () => {
  it('signs in, enters the event, finds somebody, asks for a meeting, and sees it confirmed', async () => {
    const [annas, bos] = [await person('Anna'), await person('Bo')];
    const [anna, bo] = [await signedIn(annas), await signedIn(bos)];
    expect([anna.isSignedIn, await anna.reauth(), await bo.reauth()]).toEqual([true, 'ATTENDEE', 'ATTENDEE']);
    expect(await anna.enter(event.id)).toEqual({ title: event.title, to: `/event/${event.id}` });
    await bo.enter(event.id);
    expect([anna.profile?.invite_code, anna.bookmarks]).toEqual([expect.stringMatching(/^\w+$/), []]);
    expect(anna.modal).toMatchObject({ name: 'Anna Adams', job: 'Director, Anna Ltd', introduction: 'N/A' });

    const found = await anna.find(event.id, 'Bo Adams');
    expect([found.first_name, found.organization]).toEqual(['Bo', 'Bo Ltd']);
    const morning = `${event.startsAt.toISOString().slice(0, 10)}T09:00:00.000Z`;
    await anna.ask(event.id, idOf(found), morning, pod.id);

    const line = { time: '09:00 am to 09:20 am', pod: `Pod: ${pod.name}` };
    const withBo = { ...line, name: 'Bo Adams', job: 'Director, Bo Ltd' };
    const withAnna = { ...line, name: 'Anna Adams', job: 'Director, Anna Ltd' };
    expect(await anna.agenda(event.id)).toEqual([{ ...withBo, label: 'Waiting...' }]);
    expect(await bo.agenda(event.id)).toEqual([{ ...withAnna, label: 'Accept Reject' }]);
    await bo.answer(event.id, 'accept');
    expect(await anna.agenda(event.id)).toEqual([{ ...withBo, label: 'Confirmed' }]);
    expect(await bo.agenda(event.id)).toEqual([{ ...withAnna, label: 'Confirmed' }]);
  });

  it('is told that it is rejected', async () => {
    const [anna, bo] = [await signedIn(await person('Carla')), await signedIn(await person('Dan'))];
    await Promise.all([anna.enter(event.id), bo.enter(event.id)]);
    const found = await anna.find(event.id, 'Dan Adams');
    const later = `${event.startsAt.toISOString().slice(0, 10)}T09:25:00.000Z`;
    await anna.ask(event.id, idOf(found), later, pod.id);
    await bo.answer(event.id, 'reject');
    expect(await anna.agenda(event.id)).toMatchObject([{ name: 'Dan Adams', label: 'Rejected' }]);
  });

  it('comes by an invitation, joins, and only then enters', async () => {
    const mailed = await buildAttendee(server, { eventId: event.id, status: 'INVITED', firstName: 'Eve' });
    const eve = new OldClient(server.url);
    const opened = await eve.openInvitation(mailed.inviteCode);
    expect([idOf(opened.event), opened.event.title, opened.newUser]).toEqual([event.id, event.title, true]);
    await eve.joinPassword(mailed.inviteCode, PASSWORD);
    expect([eve.isSignedIn, await eve.reauth()]).toEqual([true, 'ATTENDEE']);
    expect(await eve.enter(event.id)).toEqual({ to: `/join/${event.id}` });
    // The shell stays closed: what an old client would load there is an error page.
    await expect(eve.find(event.id, 'a')).rejects.toMatchObject({ status: 403 });

    await eve.join(event.id, {
      job_title: 'Director',
      organization: 'Eve Ltd',
      country: 'PK',
      interests: '{"Industry":["Energy","Health"]}',
    });
    expect(await eve.enter(event.id)).toEqual({ title: event.title, to: `/event/${event.id}` });
    expect(eve.modal).toEqual({
      name: `Eve ${mailed.lastName}`,
      job: 'Director, Eve Ltd',
      introduction: 'N/A',
      interests: ['Energy', 'Health'],
      operatesIn: 'PK',
    });
    expect(await OldClient.scan(server.url, eve.profile?.invite_code)).toMatchObject({
      valid: true,
      status: 'CONFIRMED',
    });
  });

  it('enters directly as staff', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { email } = await buildUser(server, { passwordHash, role: Role.EXECUTIVE });
    const client = await signedIn(email);
    expect(await client.reauth()).toBe('EXECUTIVE');
    expect(await client.enter(event.id)).toEqual({ title: event.title, to: `/event/${event.id}` });
    expect(client.profile).toBeNull();
  });

  it('is not signed out by a wrong password, but by a token that is over', async () => {
    const client = await signedIn(await person('Fay'));
    await expect(client.login('nobody@example.test', PASSWORD)).rejects.toMatchObject({ status: 401 });
    expect(client.isSignedIn).toBe(true);
    client.forge();
    await expect(client.reauth()).rejects.toMatchObject({ status: 401, answer: { code: 'UNAUTHENTICATED' } });
    expect(client.isSignedIn).toBe(false);
  });
});

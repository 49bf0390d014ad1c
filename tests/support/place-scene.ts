import { Role } from '../../server/src/core/auth/roles';
import { call, expectError, graphql, mutationOf } from './client';
import { buildEvent, buildUser, midnight, signIn, signInAs } from './factories';
import type { TestServer } from './server';

export const COMPLETE = {
  firstName: 'Ada',
  lastName: 'King',
  jobTitle: 'Engineer',
  organization: 'Analytical Ltd',
  country: 'GB',
};

export const STANDING =
  'id status stage application { since position fullGroup { name } offerEndsAt reason undoUntil decisionId }';

export interface Standing {
  id: string;
  status: string;
  stage: string;
  application: {
    position: number | null;
    fullGroup: { name: string } | null;
    offerEndsAt: string | null;
    reason: string | null;
    undoUntil: string | null;
    decisionId: string | null;
  } | null;
}

const MINE = `query ($eventId: ID!) { joinInfo(eventId: $eventId) { profile { ${STANDING} } } }`;

/** An event far away, so that offers last for a day; and what its people and staff do there. */
export async function buildPlaces(server: TestServer, values: object = {}) {
  const event = await buildEvent(server, {
    registration: 'OPEN',
    startsAt: midnight(30),
    endsAt: midnight(32),
    ...values,
  });
  const eventId = event.id;
  const admin = await signInAs(server, Role.ADMIN);
  const act = <Data = { attendee: Standing }>(token: string, name: string, input: object, fields: string) =>
    call<Data>(server.url, token, name, input, fields);
  const self = {
    join: (token: string, at = server) =>
      call<{ attendee: Standing }>(
        at.url,
        token,
        'joinEvent',
        { eventId, ...COMPLETE },
        `attendee { ${STANDING} }`,
      ),
    withdraw: (token: string) => act(token, 'withdraw', { eventId }, `attendee { ${STANDING} }`),
    answer: (token: string, accept: boolean) =>
      act(token, 'answerOffer', { eventId, accept }, `attendee { ${STANDING} }`),
    decide: (attendeeIds: string[], decision: string, reason?: string, token = admin) =>
      act<Decided>(
        token,
        'decideApplications',
        { attendeeIds, decision, reason },
        `decisionId undoUntil waitlisted attendees { ${STANDING} } skipped { attendeeId reason }`,
      ),
    undo: (decisionId: string, token = admin, attendeeIds?: string[]) =>
      act<Pick<Decided, 'attendees' | 'skipped'>>(
        token,
        'undoDecision',
        { decisionId, attendeeIds },
        `attendees { ${STANDING} } skipped { attendeeId reason }`,
      ),
    async mine(token: string): Promise<Standing | null> {
      const { data } = await graphql<{ joinInfo: { profile: Standing | null } }>(
        server.url,
        MINE,
        { eventId },
        token,
      );
      return data?.joinInfo.profile ?? null;
    },
    /** The reason of a refusal, or its code where it has none. */
    async refusal(token: string | undefined, name: string, input: object): Promise<unknown> {
      const answer = graphql(server.url, mutationOf(name, '__typename'), { input }, token);
      const { code, reason } = (await expectError(answer)).extensions as Record<string, unknown>;
      return reason ?? code;
    },
    /** A user without a profile there. */
    newcomer: async (): Promise<string> => signIn(server, await buildUser(server)),
    /** Newcomers who join one after another. */
    async joined(count: number): Promise<{ token: string; id: string; stage: string }[]> {
      const people = [];
      for (let index = 0; index < count; index += 1) {
        const token = await self.newcomer();
        const { attendee } = await self.join(token);
        people.push({ token, id: attendee.id, stage: attendee.stage });
      }
      return people;
    },
  };
  return { event, eventId, admin, act, ...self };
}

export interface Decided {
  decisionId: string;
  undoUntil: string;
  waitlisted: number;
  attendees: Standing[];
  skipped: { attendeeId: string; reason: string }[];
}

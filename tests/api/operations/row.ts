import { expect } from 'vitest';
import { inputTypeOf } from '../../support/client';
import type { TestSql } from '../../support/server';
import type { Scene, Viewer } from './scene';

/** The codes for: nobody, a stranger, the invited, a bystander, a participant, staff, and EXECUTIVE where it differs from them. */
export type Codes = [
  anonymous: string,
  stranger: string,
  invited: string,
  bystander: string,
  participant: string,
  staff: string,
  executive?: string,
];

export const U = 'UNAUTHENTICATED';
export const F = 'FORBIDDEN';
export const N = 'NOT_FOUND';

export const ANYBODY: Codes = ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'];
export const NOBODY: Codes = [N, N, N, N, N, N];
export const USERS: Codes = [U, 'OK', 'OK', 'OK', 'OK', 'OK'];
/** Lists of an event, and single things of it, which are not there for the invited. */
export const READERS: Codes = [U, N, F, 'OK', 'OK', 'OK'];
export const VIEWERS: Codes = [U, N, N, 'OK', 'OK', 'OK'];
/** The same for attendees alone. */
export const ATTENDEES: Codes = [U, N, F, 'OK', 'OK', F];
export const ACTORS: Codes = [U, N, N, 'OK', 'OK', F];
export const PARTICIPANT: Codes = [U, N, N, N, 'OK', F];
/** The team of a company, or an attendee about an own thing: to staff it does not exist either. */
export const TEAM: Codes = [U, N, N, N, 'OK', N];
export const STAFF: Codes = [U, F, F, F, F, 'OK'];
export const MANAGERS: Codes = [U, F, F, F, F, 'OK', F];

/**
 * The effect of the same call ten times at once: of one, and all are answered alike (SAME); one each (EACH); of one, and one
 * answer says so (FIRST_IS_TOLD); of one, the others getting a code; of any, for the same stored file (STORED_ONCE). The session
 * ends with the first that comes (SIGNED_OUT). Those that need a file, a password or a code are raced where those are tested (ELSEWHERE).
 */
export type Repeated =
  | 'SAME'
  | 'EACH'
  | 'FIRST_IS_TOLD'
  | 'STORED_ONCE'
  | 'SIGNED_OUT'
  | 'ELSEWHERE'
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED';

type Json = Record<string, unknown>;
type Made<Value> = (scene: Scene, db: TestSql) => Value | Promise<Value>;

/** What the audit log says of a change by staff. */
interface Logged {
  action: string;
  /** The values before and after; neither where they are absent. */
  before?: unknown;
  after?: unknown;
  /** The variables, where those of the row cause no entry. */
  variables?: Made<Json>;
}

/** One operation of the schema. */
export interface Operation {
  document: string;
  /** Asked again for each viewer, so that what they delete is there for each of them. */
  variables: Made<Json>;
  codes: Codes;
  /** For ADMIN, where it differs from other managers. */
  admin?: string;
  /** For SUPERVISOR, where it differs from other managers. */
  supervisor?: string;
  /** Of mutations. */
  repeated?: Repeated;
  /** Why no idempotency key is tried: it hands out a secret and takes none, or needs a form with a file (`idempotency-files.test.ts`). */
  keyless?: 'SECRET' | 'FILE';
  /** By contract it answers with what was there before: what was asked twice, or the time that stands until another one is accepted. */
  givesFormer?: true;
  /** Its refusal leaves a line in the security log, which is written a moment after the answer. */
  notesFailure?: true;
  logged?: Logged;
}

/** An operation without its document, which is made of its name. */
export type Row = Omit<Operation, 'document'> & { document: (name: string) => string };
export type Rows = Record<string, Row>;
type More = Partial<Omit<Operation, 'document' | 'variables' | 'codes'>>;

/** Values of which the log says more, some value, and some text. */
export const containing = (values: object): unknown => expect.objectContaining(values) as unknown;
export const some = expect.anything() as unknown;
export const someText = expect.any(String) as unknown;
export const like = (pattern: RegExp): unknown => expect.stringMatching(pattern) as unknown;

export const inEvent = ({ event }: Scene) => ({ eventId: event.id });
export const aboutHost = ({ hostId }: Scene): string => hostId;
export const toHost =
  (more: Json = {}) =>
  ({ hostId }: Scene) => ({ attendeeId: hostId, ...more });

/** A document of one's own, without variables or with those. */
export const asks = (
  text: string,
  codes: Codes,
  variables: Row['variables'] = () => ({}),
  more: More = {},
) => ({ document: () => text, variables, codes, ...more });

const about =
  (kind: 'query' | 'subscription', argument: string) =>
  (selection: string, codes: Codes, idOf: Made<string>, more: More = {}): Row => ({
    document: (name) => `${kind} ($${argument}: ID!) { ${name}(${argument}: $${argument}) ${selection} }`,
    variables: async (scene, db) => ({ [argument]: await idOf(scene, db) }),
    codes,
    ...more,
  });

/** A query about the thing with an id. */
export const byId = about('query', 'id');
/** The same where the argument has another name. */
export const by = (argument: string, ...rest: Parameters<typeof byId>): Row =>
  about('query', argument)(...rest);
/** A query about the event. */
export const ofEvent = (selection: string, codes: Codes, more: More = {}): Row =>
  by('eventId', selection, codes, ({ event }) => event.id, more);
/** A subscription to the event. */
export const live = (selection: string, codes: Codes): Row =>
  about('subscription', 'eventId')(selection, codes, ({ event }) => event.id);
export const liveBy = (argument: string, ...rest: Parameters<typeof byId>): Row =>
  about('subscription', argument)(...rest);

/** A mutation with its input; it asks for the ids of all that it gives. */
export const mutation = (
  codes: Codes,
  repeated: Repeated,
  input: Made<object> | undefined,
  more: More = {},
): Row => ({
  document: (name) =>
    input ? `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) }` : `mutation { ${name} }`,
  variables: async (scene, db) => (input ? { input: await input(scene, db) } : {}),
  codes,
  repeated,
  ...more,
});

/** The answer that each viewer is to get. */
export const expectedCodes = ({ codes, admin, supervisor }: Operation): Record<Viewer, string> => {
  const [anonymous, stranger, invited, bystander, participant, staff, executive = staff] = codes;
  const people = { anonymous, stranger, invited, bystander, participant };
  return {
    ...people,
    ADMIN: admin ?? staff,
    SUPERVISOR: supervisor ?? staff,
    MANAGER: staff,
    EXECUTIVE: executive,
  };
};

import { expect } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { inputTypeOf } from '../../support/client';
import { insert, slotOf } from '../../support/factories';
import type { TestSql } from '../../support/server';
import type { Scene, Viewer } from './scene';

/** The answers to everybody who asks; those to EXECUTIVE and ADMIN where they differ from those to other staff. */
type Answers = [
  anonymous: string,
  stranger: string,
  invited: string,
  bystander: string,
  participant: string,
  staff: string,
  executive?: string,
  admin?: string,
];

const U = 'UNAUTHENTICATED';
const F = 'FORBIDDEN';
const N = 'NOT_FOUND';
const INPUT = 'BAD_USER_INPUT';

const CODES = {
  ANYBODY: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  NOBODY: [N, N, N, N, N, N],
  USERS: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  USERS_WHO_CHANGE: [U, 'OK', 'OK', 'OK', 'OK', 'OK', F],
  /** Lists of an event, and single things of it, which are not there for the invited. */
  READERS: [U, N, F, 'OK', 'OK', 'OK'],
  VIEWERS: [U, N, N, 'OK', 'OK', 'OK'],
  /** The same for attendees alone. */
  ATTENDEES: [U, N, F, 'OK', 'OK', F],
  ACTORS: [U, N, N, 'OK', 'OK', F],
  /** To a stranger it is null. */
  NODE_READERS: [U, 'OK', F, 'OK', 'OK', 'OK'],
  PARTICIPANT: [U, N, N, N, 'OK', F],
  PARTICIPANT_AND_STAFF: [U, N, N, N, 'OK', 'OK'],
  /** There is nothing for the participant to answer. */
  UNSETTLED: [U, N, N, N, 'CONFLICT', F],
  /** The team of a company, or an attendee about an own thing: to staff it does not exist either. */
  TEAM: [U, N, N, N, 'OK', N],
  /** Of a company of which no viewer is. */
  TEAM_AND_STAFF: [U, N, N, F, F, 'OK'],
  /** The invited are let in too; staff are let in, refused, or have no profile there. */
  JOINERS_AND_STAFF: [U, N, 'OK', 'OK', 'OK', 'OK'],
  /** At an open event anybody; the scene's is for the invited alone. */
  ASKED: [N, N, 'OK', 'OK', 'OK', 'OK'],
  JOINERS: [U, N, 'OK', 'OK', 'OK', F],
  /** Who has a place gives it up; nobody was offered one. */
  PLACE_HOLDERS: [U, N, 'CONFLICT', 'OK', 'OK', F],
  OFFERED: [U, N, 'CONFLICT', 'CONFLICT', 'CONFLICT', F],
  PROFILES: [U, N, 'OK', 'OK', 'OK', N],
  STAFF: [U, F, F, F, F, 'OK'],
  MANAGERS: [U, F, F, F, F, 'OK', F],
  /** Of a draft that is outdated. */
  STAFF_TOO_LATE: [U, F, F, F, F, 'CONFLICT'],
  ADMIN_ALONE: [U, F, F, F, F, F, F, 'OK'],
  /** Nobody of the scene has a password, a code or a form. */
  UNPROVEN: [U, INPUT, INPUT, INPUT, INPUT, INPUT],
  ALL_UNPROVEN: [INPUT, INPUT, INPUT, INPUT, INPUT, INPUT],
  /** Push is off where access is tested, and the scene's event is for the invited alone. */
  PUSH_IS_OFF: [U, 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  INVITED_ALONE: ['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
} satisfies Record<string, Answers>;
type Codes = keyof typeof CODES;

/** Where the role alone decides. */
const BY_ROLE: readonly Codes[] = ['ADMIN_ALONE', 'JOINERS', 'PLACE_HOLDERS', 'OFFERED'];

/**
 * The effect of the same call ten times at once: of one, and all are answered alike (SAME); one each (EACH); of one, and one
 * answer says so (FIRST_IS_TOLD); of one, the others getting a code; of any, for the same stored file (STORED_ONCE). The session
 * ends with the first that comes (SIGNED_OUT). Those that need a file, a password
 * or a code, or whose answers are alike though each has its effect, are raced where those are tested (ELSEWHERE).
 */
type Repeated =
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
export type Made<Value> = (scene: Scene, db: TestSql) => Value | Promise<Value>;

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
  /** For SUPERVISOR, where it differs from other managers. */
  supervisor?: string;
  /** For a manager of another event, where it is about no event. To others it does not exist: see `elsewhereCode`. */
  elsewhere?: string;
  /** Of mutations. */
  repeated?: Repeated;
  /** Why no idempotency key is tried: it hands out a secret and takes none, is for anonymous callers with a code, or needs a form with a file (`idempotency-files.test.ts`). */
  keyless?: 'SECRET' | 'CODE' | 'FILE';
  /** By contract it answers with what was there before: what was asked twice, or the time that stands until another one is accepted. */
  givesFormer?: true;
  /** Its refusal leaves a line in the security log, which is written a moment after the answer. */
  notesFailure?: true;
  logged?: Logged;
  /** Why the log has no entry of a change by staff: it is one that says who recorded it, nothing of the event changes until an import is committed, or a mail goes to the caller alone. */
  unlogged?: 'ENTRY' | 'PREPARATION' | 'TEST_MAIL';
  /** Where the rights of the caller are not asked again before a commit: it writes nothing in the scene, or is one statement, which asks itself. */
  asksAgain?: 'NEVER' | 'IN_ITS_STATEMENT';
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

/** The times of a slot of the event, or its start alone. */
export const atSlot =
  (slot: number) =>
  ({ event }: Scene) =>
    slotOf(event, slot);
export const startingAt =
  (slot: number) =>
  ({ event }: Scene) => ({ startsAt: slotOf(event, slot).startsAt });

/** An input with more values; those of a function are made again each time. */
export const plus =
  (input: Made<object>, more: object | ((scene: Scene) => object)): Made<Json> =>
  async (scene, db) => ({
    ...(await input(scene, db)),
    ...(typeof more === 'function' ? (more as (scene: Scene) => object)(scene) : more),
  });

/** An input that names one thing. */
export const withId =
  (key: string, idOf: Made<string>): Made<Json> =>
  async (scene, db) => ({ [key]: await idOf(scene, db) });

type Build = (db: TestSql, values: { eventId: string }) => Promise<{ id: string }>;

/** The id of something that is built in the event. */
export const newIn =
  (build: Build, values: object = {}): Made<string> =>
  async (scene, db) =>
    (await build(db, { ...inEvent(scene), ...values })).id;

/** Inserts a row of the event, and gives its id. */
export const insertIn = async (scene: Scene, db: TestSql, table: string, values: object): Promise<string> => {
  const id = newId();
  await insert(db, table, { id, ...inEvent(scene), ...values });
  return id;
};

/** A document of one's own, without variables or with those. */
export const asks = (text: string, codes: Codes, variables: Row['variables'] = () => ({})): Row => ({
  document: () => text,
  variables,
  codes,
});

const about =
  (kind: 'query' | 'subscription', argument: string, others = '') =>
  (selection: string, codes: Codes, idOf: Made<string>): Row => ({
    document: (name) =>
      `${kind} ($${argument}: ID!) { ${name}(${argument}: $${argument}${others}) ${selection} }`,
    variables: withId(argument, idOf),
    codes,
  });

const ofScene = ({ event }: Scene): string => event.id;

/** A query about the thing with an id. */
export const byId = about('query', 'id');
/** The same where the argument has another name. */
export const by = (argument: string, ...rest: Parameters<typeof byId>): Row =>
  about('query', argument)(...rest);
/** A query about the event, and with other arguments. */
export const ofEvent = (selection: string, codes: Codes): Row => by('eventId', selection, codes, ofScene);
export const ofEventWith = (others: string, selection: string, codes: Codes): Row =>
  about('query', 'eventId', `, ${others}`)(selection, codes, ofScene);
/** A subscription to the event, or to something else. */
export const live = (
  selection: string,
  codes: Codes,
  argument = 'eventId',
  idOf: Made<string> = ofScene,
): Row => about('subscription', argument)(selection, codes, idOf);

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

/** A mutation by managers, of which the log tells with the values before and after. */
export const change = (
  action: string,
  repeated: Repeated,
  input: Made<object>,
  {
    before,
    after,
    codes = 'MANAGERS',
    ...more
  }: Pick<Logged, 'before' | 'after'> & More & { codes?: Codes } = {},
): Row => {
  const values = { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  return mutation(codes, repeated, input, { logged: { action, ...values }, ...more });
};

/** A change of some values of a thing to those that come after. */
export const update = (
  action: string,
  thing: Made<object>,
  before: object,
  after: object,
  more: More = {},
): Row => change(action, 'SAME', plus(thing, after), { before, after, ...more });

/** The answer to staff of another event: whatever the role lets staff of the event do, there is nothing here. */
const elsewhereCode = (codes: Codes): string => {
  const [, stranger, , , , staff]: Answers = CODES[codes];
  if (BY_ROLE.includes(codes)) return F;
  if (stranger === 'OK') return 'OK';
  return staff === 'OK' || staff === F ? N : staff;
};

/** The answer that each viewer is to get. */
export const expectedCodes = ({ codes, supervisor, elsewhere }: Operation): Record<Viewer, string> => {
  const [anonymous, stranger, invited, bystander, participant, staff, executive, admin]: Answers =
    CODES[codes];
  const people = { anonymous, stranger, invited, bystander, participant };
  return {
    ...people,
    ADMIN: admin ?? staff,
    SUPERVISOR: supervisor ?? staff,
    MANAGER: staff,
    EXECUTIVE: executive ?? staff,
    MANAGER_ELSEWHERE: elsewhere ?? elsewhereCode(codes),
  };
};

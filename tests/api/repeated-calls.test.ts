import { getNamedType, isObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { repeatability } from '../../server/src/core/idempotency/repeatable-mutations';
import { sampled } from '../support/matrix';
import { startTwoServers, type TestServer } from '../support/server';
import { countRows } from '../support/table-counts';
import { waitFor } from '../support/wait';
import { GraphQLFuzz } from './hostile/graphql-fuzz';
import { targetsOf, type Target } from './hostile/operations';
import type { Json } from './hostile/shape';
import { judgeGraphQL, type Verdict } from './hostile/verdict';
import { operations, schema } from './operations/index';
import type { Operation } from './operations/row';

/** Keys of nobody: with them the subscriptions of browsers are taken. */
const PUSH = { publicKey: 'unused', privateKey: 'unused', subject: 'mailto:staff@example.test' };

const all = targetsOf(schema)
  .filter(({ kind }) => kind === 'mutation')
  .map((target): [string, Target] => [target.name, target]);
const rowOf = (name: string): Partial<Operation> => operations[name] ?? {};
const mutations = all.filter(([name]) => rowOf(name).repeated !== 'ELSEWHERE');
const keyed = all.filter(([name]) => !rowOf(name).keyless);

const TIMES = 10;

/** The codes of calls that the first has made impossible. */
const REFUSALS = ['CONFLICT', 'NOT_FOUND', 'RATE_LIMITED'];

/** Without the answers that came when the session had ended: how many do depends on the machine. */
const inTime = <Answer extends { code: string }>(name: string, answers: readonly Answer[]): Answer[] =>
  answers.filter(({ code }) => rowOf(name).repeated !== 'SIGNED_OUT' || code !== 'UNAUTHENTICATED');

let server: TestServer;
let other: TestServer;
let fuzz: GraphQLFuzz;

beforeAll(async () => {
  // Jobs would go on counting after the answers.
  [server, other] = await startTwoServers({ trustProxy: ['loopback'], jobs: false, push: PUSH });
  fuzz = new GraphQLFuzz(server);
});
afterAll(() => server?.close());

/** How many rows some calls of a mutation leave, and what they answer. */
const callWith = async <Answers>(target: Target, call: (valid: Json) => Promise<Answers>) => {
  const valid = await fuzz.validIn(await fuzz.renew(), target);
  // A new link to a file deletes those that have expired meanwhile, which is no effect of a call.
  await server.sql('DELETE FROM downloads WHERE expires_at < now()');
  const before = await countRows(server);
  const verdicts = await call(valid);
  const isNoted = async (): Promise<boolean> =>
    (await countRows(server))['security_events'] !== before['security_events'];
  if (rowOf(target.name).notesFailure) await waitFor(isNoted, 'The line of the security log');
  const growth = Object.entries(await countRows(server)).map(([name, count]) => [
    name,
    count - (before[name] ?? 0),
  ]);
  return { verdicts, growth: Object.fromEntries(growth.filter(([, more]) => more !== 0)) as object };
};

const callAtOnce = (target: Target, times: number) =>
  callWith(target, (valid) => fuzz.atOnce(target, valid, times));

const single = new Map<string, ReturnType<typeof callAtOnce>>();
/** The effect of one call, to compare others with. */
const callOnce = (target: Target): ReturnType<typeof callAtOnce> => {
  const known = single.get(target.name) ?? callAtOnce(target, 1);
  single.set(target.name, known);
  return known;
};

/** A calendar file says when it was made; the cursor of the change feed moves on once the relay has taken the change. */
const OF_THE_MOMENT = /DTSTAMP:\w+|"changeCursor":"\d+"/g;

const answersOf = (verdicts: readonly Verdict[]): Set<string> => {
  const done = verdicts.filter(({ code }) => code === 'OK');
  return new Set(done.map(({ data }) => JSON.stringify(data).replace(OF_THE_MOMENT, '')));
};

it('has a word on the repetition of every mutation, and of nothing else', () => {
  const told = Object.entries(operations).filter(([, { repeated }]) => repeated);
  expect(told.map(([name]) => name).sort()).toEqual(all.map(([name]) => name).sort());
});

describe(`${TIMES} calls at once`, () => {
  it.each(sampled(mutations))('of %s have one effect', async (name, target) => {
    const { repeated = '' } = rowOf(name);
    const one = await callOnce(target);
    const { verdicts, growth } = await callAtOnce(target, TIMES);
    expect([...one.verdicts, ...verdicts].flatMap(({ violation }) => violation ?? [])).toEqual([]);
    const codes = inTime(name, verdicts).map(({ code }) => code);
    const others = REFUSALS.includes(repeated) ? repeated : 'OK';
    const count = Math.max(1, codes.length);
    expect(codes.sort()).toEqual([...Array<string>(count - 1).fill(others), 'OK'].sort());
    const different = repeated === 'EACH' ? TIMES : repeated === 'FIRST_IS_TOLD' ? 2 : 1;
    expect([...answersOf(verdicts)]).toEqual(Array<unknown>(different).fill(expect.any(String)));
    const isOneThing = repeated !== 'EACH' && repeated !== 'STORED_ONCE';
    expect(isOneThing ? growth : one.growth).toEqual(one.growth);
  });
});

describe('three calls at once with one key, at two servers', () => {
  it.each(sampled(keyed))(
    'of %s have one effect and one answer, or none that is kept',
    async (name, target) => {
      const one = await callOnce(target);
      const urls = [server.url, other.url, server.url];
      const { verdicts, growth } = await callWith(target, (valid) =>
        fuzz.withKey(target, valid, newId(), urls),
      );
      const judged = verdicts.map((answer) => ({
        ...answer,
        code: judgeGraphQL(answer, name, target.type).code,
      }));
      const answered = inTime(name, judged);
      const count = rowOf(name).repeated === 'SIGNED_OUT' ? answered.length : urls.length;
      const code = one.verdicts[0]?.code ?? '';
      const isKept = code !== 'OK' || !repeatability(schema, parse(target.document({})))?.readsContacts;
      const codes = Array.from({ length: count }, (_none, index) =>
        isKept || index === 0 ? code : 'CONFLICT',
      );
      expect(answered.map((answer) => answer.code).toSorted()).toEqual(codes.toSorted());
      expect(isKept ? new Set(answered.map(({ text }) => text)).size : 1).toBe(1);
      expect(answered.filter(({ isReplay }) => isReplay)).toHaveLength(isKept ? count - 1 : 0);
      const { idempotency_keys: keys = 0, ...effect } = growth as Record<string, number>;
      expect(rowOf(name).repeated === 'STORED_ONCE' ? one.growth : effect).toEqual(one.growth);
      expect(keys).toBe(1);
    },
  );

  it('is for all mutations but those that hand out a secret', () => {
    const secrets = ['accessToken', 'resetToken', 'secret', 'token'];
    const withToken = all.filter(([, { type }]) => {
      const payload = getNamedType(type);
      return (
        isObjectType(payload) && Object.keys(payload.getFields()).some((field) => secrets.includes(field))
      );
    });
    const withoutKey = all.filter(([name]) => rowOf(name).keyless === 'SECRET');
    expect(withToken.map(([name]) => name)).toEqual(withoutKey.map(([name]) => name));
  });
});

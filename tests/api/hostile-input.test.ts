import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SeededRandom } from '../../server/src/demo/seeded-random';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { GraphQLFuzz, type Outcome } from './hostile/graphql-fuzz';
import { targetsOf, type Target } from './hostile/operations';
import { publishedOperations, type PublishedOperation } from './hostile/published';
import { RestFuzz } from './hostile/rest-fuzz';
import { attacksOn, type Attack, type Place } from './hostile/shape';
import type { Hostile } from './hostile/values';
import { schema } from './operations/index';

/** The same seed sends the same; `npm run bench -- fuzz` brings others, and many more requests. */
const SEED = process.env['FUZZ_SEED'] ?? '1';
const PER_PLACE = Number(process.env['FUZZ_PER_PLACE'] ?? 2);
const TIMEOUT_MS = 20_000 * PER_PLACE;

let server: TestServer;
let graphqlFuzz: GraphQLFuzz;
let restFuzz: RestFuzz;
const codes = new Map<string, number>();

beforeAll(async () => {
  server = await startServer({ trustProxy: ['loopback'] });
  graphqlFuzz = new GraphQLFuzz(server);
  restFuzz = new RestFuzz(server);
});
afterAll(async () => {
  await server?.close();
  const total = [...codes.values()].reduce((sum, count) => sum + count, 0);
  const told = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
  process.stdout.write(`Hostile requests with seed ${SEED}: ${total} (${told})\n`);
});

interface Fuzz<Of> {
  foreign: readonly Hostile[];
  placesOf(target: Of): Promise<Place[]>;
  attack(target: Of, attack: Attack): Promise<Outcome>;
  renew(): Promise<unknown>;
}

/** Null, and a few of the other attacks on every place: others for each place and seed. */
const findingsOf = async <Of>(fuzz: Fuzz<Of>, target: Of, name: string): Promise<string[]> => {
  const random = new SeededRandom(`${SEED}/${name}`);
  const findings: string[] = [];
  for (const place of await fuzz.placesOf(target)) {
    const all = attacksOn(place, fuzz.foreign);
    const [nulls, others] = [true, false].map((isNull) =>
      all.filter(({ hostile }) => (hostile.value === null) === isNull),
    ) as [Attack[], Attack[]];
    for (const attack of [...nulls, ...random.sample(others, PER_PLACE)]) {
      const { code, finding } = await fuzz.attack(target, attack);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (finding) findings.push(finding);
      if (code === 'RATE_LIMITED' || code === 'UNAUTHENTICATED') await fuzz.renew();
    }
  }
  return findings;
};

const named = targetsOf(schema).map((target): [string, Target] => [target.name, target]);
const addressed = publishedOperations.map((operation): [string, PublishedOperation] => [
  `${operation.method} ${operation.path}`,
  operation,
]);

describe(`hostile input (seed ${SEED}) has an answer of the catalogue`, () => {
  it.each(sampled(named))(
    'to %s',
    async (name, target) => {
      expect(await findingsOf(graphqlFuzz, target, name)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each(sampled(addressed))(
    'to %s',
    async (name, operation) => {
      expect(await findingsOf(restFuzz, operation, name)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

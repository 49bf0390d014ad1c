import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import 'reflect-metadata';
import { createSchema } from '../../server/src/schema';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildEvent, signInAs, type BuiltEvent } from '../support/factories';
import { sampled } from '../support/matrix';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { targetsOf, type Target } from './hostile/operations';
import { placesIn, withValue, type Json } from './hostile/shape';

let server: TestServer;
let token: string;
let member: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  [token, member, event] = [
    await signInAs(server, Role.ADMIN),
    await signInAs(server, Role.ATTENDEE),
    await buildEvent(server),
  ];
});
afterAll(() => server.close());

const TEXT_SCALARS = ['Date', 'LocalTime', 'EmailAddress', 'URL', 'CountryCode', 'TimeZone'];

/** The smallest selection of an operation. */
const requiredOf = ({ shape }: Target): Json =>
  Object.fromEntries(
    Object.entries(shape.fields ?? {})
      .filter(([name]) => name === 'input' || name.endsWith('Id') || name === 'id')
      .map(([name, field]) => [name, field.example()]),
  );

describe('scalars that are texts', () => {
  const schema = createSchema();
  const places = targetsOf(schema)
    .flatMap((target) =>
      placesIn(target.shape, [], requiredOf(target)).map((place) => ({
        target,
        ...place,
        scalar: place.shape.scalar ?? '',
      })),
    )
    .filter(({ scalar }) => TEXT_SCALARS.includes(scalar));

  it('are each taken somewhere', () => {
    expect(new Set(places.map(({ scalar }) => scalar))).toEqual(new Set(TEXT_SCALARS));
  });

  it.each(sampled(places.map((place) => [`${place.target.name} ${place.path.join('.')}`, place] as const)))(
    'are refused with their place where they have the wrong form: %s',
    async (_name, { target, path, input }) => {
      const variables = withValue(input, path, '§ '.repeat(40)) as Json;
      const ask = (as: string) => graphql(server.url, target.document(variables), variables, as);
      const answer = await ask(token);
      // Some operations are for attendees alone.
      const { errors = [] } = codeOf(answer) === 'FORBIDDEN' ? await ask(member) : answer;
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
      const fields = errors[0]?.extensions['fields'] as { path: string; message: string }[];
      expect(fields.map(({ path: at }) => at)).toContain(
        path.filter((key, index) => key !== 0 || index < path.length - 1).join('.'),
      );
    },
  );
});

describe('DateTime', () => {
  const EVENT = 'query ($id: ID!) { event(id: $id) { startsAt updatedAt } }';

  it('is written in UTC with milliseconds', async () => {
    const { event: found } = await expectOk<{ event: Record<string, string> }>(
      graphql(server.url, EVENT, { id: event.id }, token),
    );
    for (const time of Object.values(found)) expect(time).toBe(new Date(time).toISOString());
  });
});

describe('CountryCode', () => {
  const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { country } } }';
  const LIST =
    'query ($id: ID!, $countries: [CountryCode!]) { attendees(eventId: $id, filter: { countries: $countries }) { totalCount } }';

  it.each([
    ['pk', 'PK'],
    ['Pakistan', 'PK'],
    ['united states', 'US'],
    ['UK', 'GB'],
    ['XK', 'XK'],
    ['', null],
  ])('is taken as a code or as an English name: %s', async (country, kept) => {
    const input = { eventId: event.id, country };
    const { updateEvent } = await expectOk<{ updateEvent: { event: { country: string | null } } }>(
      graphql(server.url, UPDATE, { input }, token),
    );
    expect(updateEvent.event.country).toBe(kept);
  });

  it('is refused in a filter where there is no such country', async () => {
    const { errors = [] } = await graphql(
      server.url,
      LIST,
      { id: event.id, countries: ['PK', 'Atlantis'] },
      token,
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          path: 'filter.countries',
          message: 'This is neither the code of a country nor its name, such as FR or France.',
        },
      ],
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType, isInputObjectType, type GraphQLObjectType } from 'graphql';
import { codeOf, inputTypeOf, type Answer } from '../support/client';
import { buildCompany } from '../support/factories';
import { plain, sendFiles, sendForm } from '../support/pictures';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { schema } from './operations/index';
import { expectedCodes, type Operation } from './operations/row';
import { buildScene, viewers, type Scene } from './operations/scene';

/** Who may send a form, where its file is read: what `access.test.ts` asks without one is refused for that. */
const FORMS: Record<string, (scene: Scene) => Promise<object> | object> = {
  importAttendees: () => ({}),
  importCompanies: () => ({}),
  prepareImport: () => ({ kind: 'ATTENDEES' }),
};

const MANAGERS = expectedCodes({ codes: 'MANAGERS' } as Operation);

let server: TestServer;
let scene: Scene;

beforeAll(async () => {
  server = await sharedServer();
  scene = await buildScene(server);
});
afterAll(() => server.close());

const people = {
  name: 'people.csv',
  type: 'text/csv',
  content: 'E-mail;First name;Last name;Name;Kind\nada@example.test;Ada;King;Acme;SPONSOR\n',
};
const headersOf = (token: string | undefined): Record<string, string> => ({
  'apollo-require-preflight': 'true',
  ...(token && { authorization: `Bearer ${token}` }),
});
const importsHere = async (): Promise<number> =>
  (await server.sql('SELECT 1 FROM imports WHERE event_id = $1', [scene.event.id])).length;
/** The answers to all viewers; of forms that are refused nothing is kept. */
const answersOf = async (ask: (headers: Record<string, string>) => Promise<string>) => {
  const answers: Record<string, string> = {};
  const before = await importsHere();
  for (const viewer of viewers) answers[viewer] = await ask(headersOf(scene.tokens[viewer]));
  const taken = Object.values(answers).filter((answer) => answer === 'OK').length;
  expect(await importsHere()).toBe(before + taken);
  return answers;
};

describe('a form with a file', () => {
  it('is tested for each mutation that takes one', () => {
    const mutations = (schema.getMutationType() as GraphQLObjectType).getFields();
    const taking = Object.values(mutations).filter(({ args }) =>
      args.some(({ type }) => {
        const input = getNamedType(type);
        return (
          isInputObjectType(input) &&
          Object.values(input.getFields()).some((field) => getNamedType(field.type).name === 'File')
        );
      }),
    );
    expect(taking.map(({ name }) => name).sort()).toEqual(Object.keys(FORMS).sort());
  });

  it.each(Object.entries(FORMS))('is taken by %s from managers of the event alone', async (name, more) => {
    const document = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { import { id } } }`;
    const input = { eventId: scene.event.id, file: null, ...(await more(scene)) };
    const answers = await answersOf(async (headers) => {
      const files = { 'variables.input.file': people };
      const response = await sendFiles(server.url, document, { input }, files, headers);
      return codeOf((await response.json()) as Answer<unknown>);
    });
    expect(answers).toEqual(MANAGERS);
  });

  it.each(['/attendees/import', '/sponsors/import'])(
    'is taken by %s of /v1 from managers of the event alone',
    async (path) => {
      const fields = { event_id: scene.event.id, file: people, dry_run: 'true' };
      const answers = await answersOf(async (headers) => {
        const response = await sendForm(server.url, 'post', path, fields, headers);
        const body = (await response.json()) as { code?: string };
        return response.ok ? 'OK' : (body.code ?? String(response.status));
      });
      expect(answers).toEqual(MANAGERS);
    },
  );

  it('with a picture changes nothing of another event', async () => {
    const { id: companyId } = await buildCompany(server, { eventId: scene.event.id });
    const document =
      'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { id } } }';
    const picture = { name: 'logo.png', type: 'image/png', content: await plain(64, 64).png().toBuffer() };
    const stored = () => server.sql('SELECT to_jsonb(c) FROM companies c WHERE id = $1', [companyId]);
    const before = await stored();
    const send = async (token: string | undefined) => {
      const input = { companyId, logo: null };
      const files = { 'variables.input.logo': picture };
      const response = await sendFiles(server.url, document, { input }, files, headersOf(token));
      return codeOf((await response.json()) as Answer<unknown>);
    };
    expect(await send(scene.tokens.MANAGER_ELSEWHERE)).toBe('NOT_FOUND');
    expect(await stored()).toEqual(before);
    expect(await send(scene.tokens.MANAGER)).toBe('OK');
    expect(await stored()).not.toEqual(before);
  });
});

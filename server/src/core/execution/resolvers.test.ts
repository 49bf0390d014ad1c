import { buildSchema, graphql, type GraphQLObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { AppError } from '../errors';
import { completeResolvers } from './resolvers';

const ID = '0192F0C1-2345-7ABC-8DEF-0123456789AB';

const schema = buildSchema(`
  input Inner { text: String, id: ID, others: [Inner!] }
  type Query { take(input: Inner, ids: [ID!], id: ID, text: String, number: Int): String }
`);
/** An anonymous request. */
const contextValue = { session: null };

let taken: unknown;
const { take } = (schema.getType('Query') as GraphQLObjectType).getFields();
if (take)
  take.resolve = (_source, args) => {
    taken = args;
    return 'taken';
  };
completeResolvers(schema);

const ask = async (variableValues: Record<string, unknown>): Promise<unknown> => {
  taken = undefined;
  const source = `query ($input: Inner, $ids: [ID!], $id: ID, $text: String, $number: Int) {
    take(input: $input, ids: $ids, id: $id, text: $text, number: $number)
  }`;
  const { errors } = await graphql({ schema, source, variableValues, contextValue });
  const cause = errors?.[0]?.originalError;
  return cause instanceof AppError ? cause.details['fields'] : errors;
};

it('hands ids on in small letters, wherever they are, and texts as they are', async () => {
  const id = ID.toLowerCase();
  expect(await ask({ id: ID, ids: [ID, ID], text: ID, number: 1 })).toBeUndefined();
  expect(taken).toEqual({ id, ids: [id, id], text: ID, number: 1 });
  await ask({ input: { id: ID, text: ID, others: [{ id: ID }, { text: ID }] } });
  expect(taken).toEqual({ input: { id, text: ID, others: [{ id }, { text: ID }] } });
});

it('leaves out what is left out, and null where null is given', async () => {
  await ask({ id: null, input: { id: null } });
  expect(taken).toEqual({ id: null, input: { id: null } });
});

it('tells of every text that cannot be stored, and asks no resolver', async () => {
  const [zero, half] = ['zero\u0000byte', 'half\ud800pair'];
  const errors = await ask({ text: zero, input: { text: half, others: [{ text: zero }] } });
  const message = 'This has a character that cannot be stored.';
  const paths = ['input.text', 'input.others.0.text', 'text'];
  expect(errors).toEqual(paths.map((path) => ({ path, message })));
  expect(taken).toBeUndefined();
});

it('takes an id that cannot be stored for one that nothing has', async () => {
  const [zero, half] = ['zero\u0000byte', 'half\ud800pair'];
  expect(await ask({ id: zero, ids: ['a', half], input: { id: half } })).toBeUndefined();
  expect(taken).toEqual({ id: 'none', ids: ['a', 'none'], input: { id: 'none' } });
});

it('sees literals of the document too', async () => {
  const source = `{ take(text: "zero\\u0000byte", id: "${ID}") }`;
  const { errors } = await graphql({ schema, source, contextValue });
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'BAD_USER_INPUT' });
  await graphql({ schema, source: `{ take(text: "\u{1F469}", id: "${ID}") }`, contextValue });
  expect(taken).toEqual({ text: '\u{1F469}', id: ID.toLowerCase() });
});

import { buildSchema, graphqlSync, type GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { selectionOf, type Selection } from './selection';

const schema = buildSchema(`
  type Person { id: ID name: String friends: List }
  type Edge { node: Person cursor: String }
  type List { nodes: [Person] edges: [Edge] totalCount: Int }
  type Query { people: List }
`);

/** The fields that the resolver of `people` is told of. */
const selected = (source: string, ...paths: string[][]): string[] => {
  let fields: string[] = [];
  const people = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    fields = paths
      .flatMap((path) => [...path.reduce((at, name) => at.under(name), selectionOf(info)).names])
      .sort();
    return null;
  };
  expect(graphqlSync({ schema, source, rootValue: { people } }).errors).toBeUndefined();
  return fields;
};

describe('the fields that are asked for', () => {
  it('are those of the given paths and no others', () => {
    const query = '{ people { totalCount nodes { id } edges { cursor node { name } } } }';
    expect(selected(query, [])).toEqual(['edges', 'nodes', 'totalCount']);
    expect(selected(query, ['nodes'])).toEqual(['id']);
    expect(selected(query, ['edges', 'node'])).toEqual(['name']);
    expect(selected(query, ['nodes'], ['edges', 'node'])).toEqual(['id', 'name']);
    expect(selected(query, ['missing'])).toEqual([]);
  });

  it('include those of fragments, named, nested and inline', () => {
    const query = `{ people { ...A } } fragment A on List { nodes { ...B ... on Person { id } ... { friends { totalCount } } } }
      fragment B on Person { name }`;
    expect(selected(query, ['nodes'])).toEqual(['friends', 'id', 'name']);
  });

  it('are gathered where a field is asked for twice', () => {
    expect(selected('{ people { nodes { id } } people { nodes { name } } }', ['nodes'])).toEqual([
      'id',
      'name',
    ]);
    expect(selected('{ people { nodes { id } nodes { name } } }', ['nodes'])).toEqual(['id', 'name']);
  });

  it('are known by their names, not by their aliases', () => {
    expect(selected('{ people { all: nodes { it: id } } }', ['nodes'])).toEqual(['id']);
  });

  it('include what a directive may leave out', () => {
    expect(selected('{ people { nodes { id @skip(if: true) } } }', ['nodes'])).toEqual(['id']);
  });

  it('are worked out once per document, and each fragment once, however often it is spread', () => {
    const spreads = Array.from(
      { length: 60 },
      (_none, index) => `fragment F${index} on Person { ...F${index + 1} ...F${index + 1} ...F${index + 1} }`,
    );
    const query = `{ people { nodes { ...F0 } edges { node { name } } } } ${spreads.join(' ')} fragment F60 on Person { id }`;
    const seen: Selection[] = [];
    const people = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      seen.push(selectionOf(info), selectionOf(info));
      return null;
    };
    expect(graphqlSync({ schema, source: query, rootValue: { people } }).errors).toBeUndefined();
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]?.rows).toBe(seen[1]?.rows);
    expect([...(seen[0]?.rows.names ?? [])]).toEqual(['id', 'name']);
  });
});

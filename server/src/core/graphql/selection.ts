import {
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
} from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/** The fragments of a document, by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  Object.fromEntries(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

/** The fields that are asked for below some fields; each fragment once, however often it is spread. */
const fieldsBelow = (
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  fragments: Fragments,
  seen = new Set<string>(),
): FieldNode[] =>
  nodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsBelow([selection], fragments, seen);
      const fragment = fragments[selection.name.value];
      if (!fragment || seen.has(selection.name.value)) return [];
      seen.add(selection.name.value);
      return fieldsBelow([fragment], fragments, seen);
    });

/**
 * The fields selected below a field, fragments included. Fields behind @skip and @include count as selected:
 * the answer then holds for all variables, so it is kept per document.
 */
export class Selection {
  /** The names of the fields, not their aliases. */
  readonly names: ReadonlySet<string>;
  readonly fields: readonly FieldNode[];
  private readonly known = new Map<string, Selection>();

  constructor(
    nodes: readonly Pick<FieldNode, 'selectionSet'>[],
    private readonly fragments: Fragments,
  ) {
    this.fields = fieldsBelow(nodes, fragments);
    this.names = new Set(this.fields.map(({ name }) => name.value));
  }

  under(field: string): Selection {
    return this.kept(field, () => this.named(field));
  }

  /** The fields selected of a connection's rows: as nodes, or behind edges. */
  get rows(): Selection {
    return this.kept('rows of a connection', () => [
      ...this.named('nodes'),
      ...this.under('edges').named('node'),
    ]);
  }

  private named(field: string): FieldNode[] {
    return this.fields.filter(({ name }) => name.value === field);
  }

  private kept(key: string, nodes: () => FieldNode[]): Selection {
    const selection = this.known.get(key) ?? new Selection(nodes(), this.fragments);
    this.known.set(key, selection);
    return selection;
  }
}

/** Parses a selection such as `{ nodes { id } }`; for variants of queries. */
export const selectionIn = (text: string): Selection =>
  new Selection(parse(text).definitions as OperationDefinitionNode[], {});

const selections = new WeakMap<FieldNode, Selection>();

/** The fields selected below the field of a resolver. */
export const selectionOf = ({ fieldNodes, fragments }: GraphQLResolveInfo): Selection => {
  const node = fieldNodes[0]!;
  const selection = selections.get(node) ?? new Selection(fieldNodes, fragments);
  selections.set(node, selection);
  return selection;
};

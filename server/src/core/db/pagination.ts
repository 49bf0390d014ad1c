import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';
import { badInput } from '../errors';
import { isId } from './ids';
import { isStorable } from '../storable-text';

/** Where a page stands in its list. */
@ObjectType({ description: 'Where a page stands in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'More follow after `endCursor`.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Others come before `startCursor`.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first node; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last node; pass it as `after`.' })
  endCursor: string | null;
}

/** Which page of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many, 1 to 100.' })
  @Min(1)
  @Max(100)
  first: number;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Skips this many, 0 to 10,000; not together with `after`.',
  })
  @IsOptional()
  @Min(0)
  @Max(10_000)
  offset?: number | null;
}

/** Which event. */
@ArgsType()
export class EventArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

/** Which page of a list of an event. */
@ArgsType()
export class EventPageArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

/** A page as services return it; the connection type derives its fields from it. */
export interface Page<Node> {
  nodes: Node[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  cursorOf: (node: Node) => string;
  /** Called only when the total is asked for. */
  total: () => number | Promise<number>;
}

export interface Connection<Node> {
  nodes: Node[];
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  totalCount: number | Promise<number>;
}

interface ConnectionOptions {
  /** The word for a node in descriptions; by default the name. */
  what?: string;
  /** The fields of the page are promises. */
  lazy?: boolean;
}

/** Makes the `XConnection` and `XEdge` types of a node type. */
export const connectionOf = <Node extends object>(
  nodeClass: ClassType<Node>,
  name: string,
  { what = name, lazy = false }: ConnectionOptions = {},
) => {
  const simple = !lazy;

  @ObjectType(`${name}Edge`, { description: `One ${what} of a list.`, simpleResolvers: true })
  class EdgeType {
    @Field(() => String, { description: 'Stands for this place in the list.' })
    cursor: string;

    @Field(() => nodeClass, { description: 'The node of this edge.' })
    node: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${what}.`, simpleResolvers: true })
  class ConnectionType {
    @Field(() => [nodeClass], { simple, description: 'The nodes of this page.' })
    nodes: Node[];

    @Field(() => [EdgeType], { simple, description: 'The same, with cursors.' })
    edges: EdgeType[];

    @Field(() => PageInfo, { simple, description: 'Where this page stands.' })
    pageInfo: PageInfo;

    @Field(() => Int, {
      simple: false,
      description: 'How many there are on all pages. Counted only when asked for.',
    })
    totalCount: number;
  }
  return ConnectionType;
};

/** A page as the value of a connection type; edges, cursors and the total are made only when they are read. */
export const toConnection = <Node>(page: Page<Node>): Connection<Node> => ({
  nodes: page.nodes,
  get edges() {
    return page.nodes.map((node) => ({ cursor: page.cursorOf(node), node }));
  },
  get pageInfo() {
    const { nodes, cursorOf, hasNextPage, hasPreviousPage } = page;
    const [first, last] = [nodes[0], nodes[nodes.length - 1]];
    return {
      hasNextPage,
      hasPreviousPage,
      startCursor: first ? cursorOf(first) : null,
      endCursor: last ? cursorOf(last) : null,
    };
  },
  get totalCount() {
    return page.total();
  },
});

/** Refuses `after` together with `offset`. */
export const checkPageArgs = ({ after, offset }: PageArgs): void => {
  if (after && offset)
    throw badInput([{ path: 'offset', message: 'Give either offset or after, not both.' }]);
};

/** An opaque cursor for the place of these values of the sort columns. */
export const encodeCursor = (values: readonly (string | number | Date)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Types of the columns that lists are in order of. */
export type CursorType = 'text' | 'int4' | 'timestamptz' | 'uuid';

const forms: Record<CursorType, (text: string) => boolean> = {
  text: isStorable,
  int4: (text) => /^-?\d{1,10}$/.test(text),
  // As Postgres writes it.
  timestamptz: (text) =>
    /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?$/.test(text),
  uuid: isId,
};

/** The sort values of a cursor by their types; BAD_USER_INPUT when it is not one of this list. */
export const decodeCursor = (cursor: string, types: readonly CursorType[]): string[] => {
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    if (
      Array.isArray(values) &&
      values.length === types.length &&
      types.every((type, index) => typeof values[index] === 'string' && forms[type](values[index]))
    )
      return values as string[];
  } catch {
    // Falls through: every way of being wrong gets the same answer.
  }
  throw badInput([{ path: 'after', message: 'This cursor is not one of this list.' }]);
};

/** One page made of the rows that follow, and one row more where there is a next page. */
export const pageOf = <Node>(
  rows: readonly Node[],
  args: PageArgs,
  cursorOf: Page<Node>['cursorOf'],
  total: Page<Node>['total'],
): Page<Node> => ({
  nodes: rows.slice(0, args.first),
  hasNextPage: rows.length > args.first,
  hasPreviousPage: Boolean(args.after ?? args.offset),
  cursorOf,
  total,
});

/** As far as `offset` goes. */
const MAX_START = 10_000;

/** How many rows come before a page of a list that is ordered as a whole: there a cursor is a position in the order. */
export const startOf = (page: PageArgs, furthest = MAX_START): number => {
  checkPageArgs(page);
  const start = page.after ? Number(decodeCursor(page.after, ['int4'])[0]) : (page.offset ?? 0);
  if (start < 0 || start > furthest)
    throw badInput([{ path: 'after', message: 'This cursor is not one of this list.' }]);
  return start;
};

/** The page that begins at a position; one row more than the page shows that others follow. */
export const pageAt = <Node>(
  start: number,
  rows: readonly Node[],
  args: PageArgs,
  total: Page<Node>['total'],
): Page<Node> => ({
  ...pageOf(rows, args, (node) => encodeCursor([String(start + rows.indexOf(node) + 1)]), total),
  hasPreviousPage: start > 0,
});

/** The same of a ranking that begins at its first row. */
export const rankedPage = <Node>(
  ranking: readonly Node[],
  page: PageArgs,
  total: () => Promise<number>,
): Page<Node> => {
  const start = startOf(page);
  const found = pageAt(start, ranking.slice(start, start + page.first + 1), page, total);
  // A cursor beyond the furthest position would be refused.
  return { ...found, hasNextPage: found.hasNextPage && start + page.first <= MAX_START };
};

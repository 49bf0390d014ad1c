import type { z } from 'zod';
import type { FileResponse } from './file-response';

/**
 * The callers of a row, for the documentation: the schema enforces the rule. Only `public` rows work without a session,
 * and other roles than those of a row are refused at once, so that they get the same answer whatever they ask for.
 */
export type Access =
  | 'public'
  | 'signed in'
  | 'confirmed attendees'
  | 'confirmed attendees and staff'
  | 'managers'
  | 'report readers';

/** The checked input of a request. */
export interface RestInput<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
}

type Variables = Record<string, unknown>;

/** A GraphQL page whose others are fetched too. */
export interface Connection<Node = unknown> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A document that is run first, for what the operation's variables or the answer need. `Data` is what it gives. */
export interface Lookup<Input> {
  document: string;
  variables(input: Input): Variables;
  /** Id of the event that the thing belongs to: NOT_FOUND where the path names another one. */
  event?(data: never): string;
}

/** A GraphQL operation and how its data become the body of the answer. */
export interface Operation<Input, Body> extends Pick<Lookup<Input>, 'document' | 'event'> {
  variables(input: Input, looked: never): Variables;
  /** The body, or a file where the row has `files`. */
  shape(data: never, input: Input): Body | FileResponse;
  /** Where the answer is not paged: the list of which all pages are fetched; the document takes `$after`. */
  everyPage?(data: never): Connection;
  status?(data: never): number;
}

/** One operation of `/v1`, as data. */
export interface RestRow<Input = never, Body = unknown> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Express style; the others are aliases. */
  paths: readonly [string, ...string[]];
  /** The id of the operation for generated clients; without it, the name of the GraphQL operation. */
  operationId?: string;
  access: Access;
  summary: string;
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Takes multipart/form-data as well as JSON, and pictures as data URLs in either. */
  form?: true;
  lookup?: Lookup<Input>;
  /** Several where the id may be of several kinds: the first that is not NOT_FOUND answers. */
  operations: readonly [Operation<Input, Body>, ...Operation<Input, Body>[]];
  response: z.ZodType;
  /** Content types of the files that it may answer with instead; they are streamed as attachments. */
  files?: readonly string[];
  /** 200 unless said otherwise. */
  status?: number;
  /** Other statuses than `status` and those of the errors. */
  otherStatuses?: readonly number[];
  /** The `/v1` names of GraphQL arguments, where they are not the same in snake_case. */
  fields?: Readonly<Record<string, string>>;
  /** A conflict's details beside its reason, in `/v1` names. */
  conflict?(details: Readonly<Record<string, unknown>>, looked: never): Record<string, unknown>;
}

type Of<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

/** A row runs one operation, whose keys stand beside those of the row, or several. */
type Run<Input, Body> = Omit<Operation<Input, Body>, 'status'> | Pick<RestRow<Input, Body>, 'operations'>;

/** Declares a row; gives `variables` and `shape` the types of its request and response. */
export const defineRow = <
  Response extends z.ZodType,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodObject | undefined = undefined,
>(
  row: Omit<RestRow, 'params' | 'query' | 'body' | 'lookup' | 'operations' | 'response'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    lookup?: Lookup<RestInput<Of<Params>, Of<Query>, Of<Body>>>;
    response: Response;
  } & Run<RestInput<Of<Params>, Of<Query>, Of<Body>>, z.output<Response>>,
): RestRow => {
  if ('operations' in row) return row;
  const { document, variables, shape, event, everyPage, ...described } = row;
  return { ...described, operations: [{ document, variables, shape, event, everyPage }] };
};

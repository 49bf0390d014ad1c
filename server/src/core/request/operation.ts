import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** An operation as all edges (HTTP, sockets, `/v1`) hand it in: one of a valid document. */
export interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
}

/** The same as text, of a document with one operation. */
export interface GraphQLRequest {
  query: string;
  variables?: Variables;
}

/** A result whose errors are as they were thrown. */
export type RawResult = Omit<ExecutionResult, 'errors'> & { errors?: readonly unknown[] };

export type Parsed = { document: DocumentNode } | { errors: readonly GraphQLError[] };

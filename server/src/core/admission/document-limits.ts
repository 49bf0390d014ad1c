/** Protects the parser and the executor from large documents: 1 MiB of body, 3,000 tokens, 13 levels, 30 aliases and 50 directives. */
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationRule } from 'graphql';
import { tooComplex } from '../errors';
import { costRule } from './operation-cost';
import { listLimitRule } from '../execution/variables';

export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_TOKENS = 3_000;

const refuse = (what: 'depth' | 'aliases' | 'directives') => ({
  propagateOnRejection: false,
  onReject: [
    (context: { reportError(error: GraphQLError): void } | null, { message }: GraphQLError) => {
      const [, limit, actual] = /of (\d+) exceeded, found (\d+)/.exec(message) ?? [];
      const originalError = tooComplex(what, Number(limit), Number(actual));
      context?.reportError(new GraphQLError(originalError.message, { originalError }));
    },
  ],
});

/** Refused before anything is executed. Introspection needs 13 levels, our own client at most 8. */
export const limitRules = [
  maxDepthRule({ n: 13, ...refuse('depth') }),
  maxAliasesRule({ n: 30, ...refuse('aliases') }),
  maxDirectivesRule({ n: 50, ...refuse('directives') }),
  costRule,
  listLimitRule,
] as unknown as ValidationRule[];

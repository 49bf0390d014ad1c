import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { useMemo } from 'react';
import {
  fetchPolicyOf,
  refresh,
  refreshed,
  type AnswerFrom,
  type InitialRequest,
} from './freshness/freshness';

/** Options may be left out where the operation needs no variables. */
type OptionsArgument<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: Partial<TOptions>] : [options: TOptions];

/** Excludes fetch policies, which `freshness.ts` decides. */
type QueryOptions<TData, TVariables extends OperationVariables> = DistributiveOmit<
  useQuery.Options<TData, TVariables>,
  'fetchPolicy' | 'nextFetchPolicy' | 'initialFetchPolicy'
> & { from?: AnswerFrom };

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Binds a generated query document to `useQuery`, for generated/hooks.ts. */
export const queryHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (...[chosen]: OptionsArgument<TVariables, QueryOptions<TData, TVariables>>) => {
    const { from, ...options } = (chosen ?? {}) as QueryOptions<TData, TVariables>;
    const variables = JSON.stringify(options.variables ?? {});
    const asking = useMemo<InitialRequest>(
      () => ({ variables, isFirst: from !== 'server' }),
      [variables, from],
    );
    return useQuery<TData, TVariables>(document, {
      ...options,
      context: { ...options.context, asking },
      fetchPolicy: fetchPolicyOf(from),
    } as useQuery.Options<TData, TVariables>);
  };

type MutationOptions<TData, TVariables extends OperationVariables> = useMutation.Options<
  TData,
  TVariables
> & {
  /** The answers that a success may change beyond the returned objects. The mutation resolves when the screens show them. */
  refreshes?: readonly Parameters<typeof refresh>[1][];
};

/** Binds a generated mutation document to `useMutation`. */
export const mutationHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  ({ refreshes, ...options }: MutationOptions<TData, TVariables> = {}) => {
    const tuple = useMutation<TData, TVariables>(document, options);
    if (!refreshes) return tuple;
    const [mutate, result] = tuple;
    const mutateAndRefresh: typeof mutate = async (...args) => {
      const answer = await mutate(...args);
      refresh(result.client, ...refreshes);
      await refreshed(result.client);
      return answer;
    };
    return [mutateAndRefresh, result] as typeof tuple;
  };

/** Binds a generated subscription document to `useSubscription`. */
export const subscriptionHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (...[options]: OptionsArgument<TVariables, useSubscription.Options<TData, TVariables>>) =>
    useSubscription<TData, TVariables>(document, options as useSubscription.Options<TData, TVariables>);

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { useRetention } from '../hooks/useRetention';

/** Options may be left out where the operation needs no variables. */
type OptionsArgument<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: Partial<TOptions>] : [options: TOptions];

/** Binds a generated query document to `useQuery`; generated/hooks.ts is made of these. */
export const queryHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (...[options]: OptionsArgument<TVariables, useQuery.Options<TData, TVariables>>) => {
    const result = useQuery<TData, TVariables>(document, options as useQuery.Options<TData, TVariables>);
    useRetention(result.client, document, options?.variables);
    return result;
  };

/** Binds a generated mutation document to `useMutation`. */
export const mutationHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (options?: useMutation.Options<TData, TVariables>) =>
    useMutation<TData, TVariables>(document, options);

/** Binds a generated subscription document to `useSubscription`. */
export const subscriptionHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (...[options]: OptionsArgument<TVariables, useSubscription.Options<TData, TVariables>>) =>
    useSubscription<TData, TVariables>(document, options as useSubscription.Options<TData, TVariables>);

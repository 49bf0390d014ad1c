import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';

/** Binds a generated query document to `useQuery`; generated/hooks.ts is made of these. */
export const queryHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (options: useQuery.Options<TData, TVariables>) =>
    useQuery<TData, TVariables>(document, options);

/** Binds a generated mutation document to `useMutation`. */
export const mutationHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (options?: useMutation.Options<TData, TVariables>) =>
    useMutation<TData, TVariables>(document, options);

/** Binds a generated subscription document to `useSubscription`. */
export const subscriptionHook =
  <TData, TVariables extends OperationVariables>(document: TypedDocumentNode<TData, TVariables>) =>
  (options: useSubscription.Options<TData, TVariables>) =>
    useSubscription<TData, TVariables>(document, options);

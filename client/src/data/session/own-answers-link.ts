import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { ownId } from './session';

/** Drops the answer to a mutation of an earlier session, since its data would be shown to the person who has signed in since. */
export const ownAnswersLink = new ApolloLink((operation, forward) => {
  const userId = operation.operationType === OperationTypeNode.MUTATION ? ownId() : null;
  return forward(operation).pipe(
    map((result) => (userId && userId !== ownId() && !result.errors ? { data: null } : result)),
  );
});

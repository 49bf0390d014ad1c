import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { ownId } from './session';

/** Withholds what the server answers to a mutation of an earlier person: it would be taken for what the present one has. */
export const ownAnswersLink = new ApolloLink((operation, forward) => {
  const userId = operation.operationType === OperationTypeNode.MUTATION ? ownId() : null;
  return forward(operation).pipe(
    map((result) => (userId && userId !== ownId() && !result.errors ? { data: null } : result)),
  );
});

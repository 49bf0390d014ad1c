import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult } from 'graphql';
import type { Client } from 'graphql-ws';
import { hasCode } from '../errors/errors';
import { logFailure } from '../errors/log';
import { noteResubscribed } from './realtime-state';
import { pauseMs } from './until-answered';

const longestPauseMs = 60_000;

/** A refused subscription is either a result with errors alone, or the list of errors that graphql-ws reports. */
const asError = (refusal: unknown): unknown => {
  const errors = Array.isArray(refusal) ? refusal : (refusal as FormattedExecutionResult).errors;
  return errors ? new CombinedGraphQLErrors({ errors }) : refusal;
};

/**
 * Subscribes over a socket, and retries refused subscriptions: a page stays open for a whole event, and would not be
 * live until it is reloaded. Only the end of the session is final.
 */
export const createSubscriptionLink = (socket: Pick<Client, 'subscribe'>): ApolloLink =>
  new ApolloLink(
    ({ query, variables, operationName, extensions }) =>
      new Observable((observer) => {
        let tried = 0;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let stop = (): void => undefined;
        const refuse = (refusal: unknown) => {
          stop();
          const error = asError(refusal);
          if (hasCode(error, 'UNAUTHENTICATED')) return observer.error(error);
          logFailure(`The subscription ${operationName} was refused`, error);
          tried += 1;
          timer = setTimeout(
            () => {
              subscribe();
              noteResubscribed();
            },
            pauseMs(error, tried, longestPauseMs),
          );
        };
        const subscribe = () => {
          const payload = { query: print(query), variables, operationName, extensions };
          let isStopped = false;
          const unsubscribe = socket.subscribe(payload, {
            next: (result) => {
              if (result.errors && !result.data) return refuse(result);
              tried = 0;
              observer.next(result as ApolloLink.Result);
            },
            error: refuse,
            // graphql-ws also calls this after unsubscribing.
            complete: () => isStopped || observer.complete(),
          });
          stop = () => {
            isStopped = true;
            unsubscribe();
          };
        };
        subscribe();
        return () => {
          clearTimeout(timer);
          stop();
        };
      }),
  );

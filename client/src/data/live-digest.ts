import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import type { Versions_LiveDigestFragment } from '../generated/graphql';
import { refreshAsked, rootFieldsOf } from './freshness';

/** The fields of Query of which the server says whether their answers have changed, in fields of the same names. */
export const LIVE_FIELDS = ['activities', 'agenda', 'meetings', 'notifications'] as const;

/**
 * Asks again for what has another version in a digest than in the one before. Whatever is asked for after a digest is answered
 * is at least as new as that digest; what was asked for before the first one of an event and a person, or failed, is taken for old.
 */
export const createLiveDigestLink = (): ApolloLink => {
  let owner = '';
  let known: Partial<Record<string, string>> = {};

  const compare = (operation: ApolloLink.Operation, digest: Versions_LiveDigestFragment) => {
    const { client, variables } = operation;
    const its = `${String(operation.getContext()['token'])} ${String(variables['eventId'])}`;
    const before = its === owner ? known : {};
    owner = its;
    known = { ...digest };
    refreshAsked(client, ...LIVE_FIELDS.filter((field) => digest[field] !== before[field]));
  };

  return new ApolloLink((operation, forward) => {
    const forget = () => {
      for (const { name } of rootFieldsOf(operation.query)) delete known[name.value];
    };
    return forward(operation).pipe(
      tap({
        next: ({ data, errors }) => {
          const digest = data?.['liveDigest'] as Versions_LiveDigestFragment | undefined;
          if (errors) forget();
          else if (digest) compare(operation, digest);
        },
        error: forget,
      }),
    );
  });
};

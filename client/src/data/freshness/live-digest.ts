import { ApolloLink, type ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { tap } from 'rxjs';
import { MeetingsOfPeopleDocument, type Versions_LiveDigestFragment } from '../../generated/graphql';
import { askUntilAnswered, refreshAsked, rootFieldsOf } from './freshness';

/** The fields of Query that have a version in the digest, under the same name. */
export const LIVE_FIELDS = ['activities', 'agenda', 'meetings', 'notifications'] as const;

/** Refreshes the meetings on people's cards, which are not answers to `meetings`, without refetching lists of people. */
function refreshCards(client: ApolloClient, eventId: string): void {
  const shown = [...client.getObservableQueries()].map(({ options }) => print(options.query));
  if (shown.some((query) => query.includes('viewerMeeting')))
    void askUntilAnswered(client, MeetingsOfPeopleDocument, { eventId });
}

/**
 * Refetches fields whose version differs from the previous digest. An answer requested after a digest
 * is at least as new as it; fields that failed, or have no previous digest of the event and person, count as changed.
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
    const changed = LIVE_FIELDS.filter((field) => digest[field] !== before[field]);
    refreshAsked(client, ...changed);
    if (changed.includes('meetings')) refreshCards(client, String(variables['eventId']));
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

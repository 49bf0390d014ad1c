import { ApolloLink, type ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { tap } from 'rxjs';
import { MeetingsOfPeopleDocument, type Versions_LiveDigestFragment } from '../generated/graphql';
import { askUntilAnswered, refreshAsked, rootFieldsOf } from './freshness';

/** The fields of Query of which the server says whether their answers have changed, in fields of the same names. */
export const LIVE_FIELDS = ['activities', 'agenda', 'meetings', 'notifications'] as const;

/** Cards of people show a meeting, but are no answer to `meetings`: they are brought up to date without a new list of people. */
function refreshCards(client: ApolloClient, eventId: string): void {
  const shown = [...client.getObservableQueries()].map(({ options }) => print(options.query));
  if (shown.some((query) => query.includes('viewerMeeting')))
    void askUntilAnswered(client, MeetingsOfPeopleDocument, { eventId });
}

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

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { queryFresh } from '../../../data/freshness';
import {
  BlockedPeopleDocument,
  EventChoicesDocument,
  type BlockedPerson_AttendeeFragment,
} from '../../../generated/graphql';
import { useUnblockPersonMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useToasts } from '../../../ui';
import { messages } from '../messages';

/** One list per event, as the API keeps them. */
async function loadGroups(client: ApolloClient) {
  const { data: mine } = await client.query({ query: EventChoicesDocument });
  const events = (mine?.events.nodes ?? []).filter(({ viewerProfile }) => viewerProfile);
  return Promise.all(
    events.map(async ({ id: eventId, title }) => {
      const { data } = await queryFresh(client, BlockedPeopleDocument, { eventId });
      return { eventId, title, people: data?.blockedAttendees.nodes ?? [] };
    }),
  );
}

/** The people whom the viewer has blocked at each event. */
export function useBlockedPeople() {
  const client = useApolloClient();
  const toasts = useToasts();
  const [remove] = useUnblockPersonMutation();
  const [groups, setGroups] = useState<Awaited<ReturnType<typeof loadGroups>>>();
  const [error, setError] = useState<unknown>();
  const show = useCallback(() => void loadGroups(client).then(setGroups, setError), [client]);
  useEffect(show, [show]);
  const unblock = async (person: BlockedPerson_AttendeeFragment) => {
    try {
      await remove({ variables: { input: { attendeeId: person.id } } });
    } catch {
      toasts.error(messages.unblockFailed);
      return;
    }
    toasts.success(messages.unblocked(fullName(person)));
    setGroups((known) =>
      known?.map((group) => ({ ...group, people: group.people.filter(({ id }) => id !== person.id) })),
    );
  };
  const retry = () => {
    setError(undefined);
    show();
  };
  return { groups: groups?.filter(({ people }) => people.length > 0), error, retry, unblock };
}

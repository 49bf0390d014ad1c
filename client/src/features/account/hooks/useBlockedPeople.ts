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

interface BlockedGroup {
  eventId: string;
  title: string;
  people: BlockedPerson_AttendeeFragment[];
}

/** The people whom the viewer has blocked at each event; the API keeps a list per event. */
export function useBlockedPeople() {
  const client = useApolloClient();
  const toasts = useToasts();
  const [remove] = useUnblockPersonMutation();
  const [groups, setGroups] = useState<BlockedGroup[]>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(async () => {
    const { data: mine } = await client.query({ query: EventChoicesDocument });
    const events = (mine?.events.nodes ?? []).filter(({ viewerProfile }) => viewerProfile);
    const lists = events.map(async ({ id, title }) => {
      const variables = { eventId: id };
      const { data } = await queryFresh(client, BlockedPeopleDocument, variables);
      return { eventId: id, title, people: data?.blockedAttendees.nodes ?? [] };
    });
    return (await Promise.all(lists)).filter(({ people }) => people.length > 0);
  }, [client]);
  const show = useCallback(() => void load().then(setGroups, setError), [load]);
  useEffect(show, [show]);
  const unblock = (eventId: string, person: BlockedPerson_AttendeeFragment) => {
    const name = fullName(person);
    remove({ variables: { input: { attendeeId: person.id } } })
      .then(() => {
        toasts.success(messages.unblocked(name));
        setGroups((shown) =>
          shown
            ?.map((group) =>
              group.eventId === eventId
                ? { ...group, people: group.people.filter(({ id }) => id !== person.id) }
                : group,
            )
            .filter(({ people }) => people.length > 0),
        );
      })
      .catch(() => toasts.error(messages.unblockFailed));
  };
  const retry = () => {
    setError(undefined);
    show();
  };
  return { groups, error, retry, unblock };
}

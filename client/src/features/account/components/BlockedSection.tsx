import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { queryFresh } from '../../../data/freshness/freshness';
import {
  BlockedPeopleDocument,
  EventChoicesDocument,
  type BlockedPerson_AttendeeFragment,
} from '../../../generated/graphql';
import { useUnblockPersonMutation } from '../../../generated/hooks';
import { fullName, jobLine } from '../../../lib/format';
import { EmptyState, ErrorState, Hint, LoadingLines, PictureOrInitials, Stack, useToasts } from '../../../ui';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';

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

/** The people that the viewer has blocked, by event. */
export default function BlockedSection() {
  const client = useApolloClient();
  const toasts = useToasts();
  const [remove] = useUnblockPersonMutation();
  const [lists, setLists] = useState<Awaited<ReturnType<typeof loadGroups>>>();
  const [error, setError] = useState<unknown>();
  const show = useCallback(() => void loadGroups(client).then(setLists, setError), [client]);
  useEffect(show, [show]);
  const unblock = async (person: BlockedPerson_AttendeeFragment) => {
    await remove({ variables: { input: { attendeeId: person.id } } });
    toasts.success(messages.unblocked(fullName(person)));
    setLists((known) =>
      known?.map((group) => ({ ...group, people: group.people.filter(({ id }) => id !== person.id) })),
    );
  };
  const retry = () => {
    setError(undefined);
    show();
  };
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />;
  if (!lists) return <LoadingLines rows={4} avatar />;
  const groups = lists.filter(({ people }) => people.length > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        title={messages.blockedEmpty}
        text={messages.blockedEmptyText}
        icon={<StopOutlined aria-hidden />}
      />
    );
  }
  return (
    <Stack gap="sm">
      <Hint>{messages.blockedText}</Hint>
      <div>
        {groups.map(({ eventId, title, people }) => (
          <Block key={eventId} title={<bdi>{title}</bdi>}>
            <Stack as="ul">
              {people.map((person) => {
                const name = fullName(person);
                return (
                  <BlockRow
                    key={person.id}
                    icon={<PictureOrInitials name={name} src={person.avatarUrl} size={40} />}
                    name={<bdi>{name}</bdi>}
                    note={<bdi>{jobLine(person)}</bdi>}
                  >
                    <Button
                      aria-label={messages.unblockName(name)}
                      onClick={() =>
                        void toasts.attempt(() => unblock(person), { refused: messages.unblockFailed })
                      }
                    >
                      {messages.unblock}
                    </Button>
                  </BlockRow>
                );
              })}
            </Stack>
          </Block>
        ))}
      </div>
    </Stack>
  );
}

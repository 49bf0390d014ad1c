import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { fullName, jobLine } from '../../../lib/format';
import { EmptyState, ErrorState, Hint, LoadingLines, PictureOrInitials, Stack } from '../../../ui';
import { useBlockedPeople } from '../hooks/useBlockedPeople';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';

/** The people whom the viewer has blocked, by event. */
export default function BlockedSection() {
  const { groups, error, retry, unblock } = useBlockedPeople();
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />;
  if (!groups) return <LoadingLines rows={4} avatar />;
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
          <Block key={eventId} title={title}>
            <Stack as="ul">
              {people.map((person) => {
                const name = fullName(person);
                return (
                  <BlockRow
                    key={person.id}
                    icon={<PictureOrInitials name={name} src={person.avatarUrl} size={40} />}
                    name={name}
                    note={jobLine(person)}
                  >
                    <Button aria-label={messages.unblockName(name)} onClick={() => void unblock(person)}>
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

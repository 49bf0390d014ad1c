import { StopOutlined } from '@ant-design/icons';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { useBlockedPeople } from '../hooks/useBlockedPeople';
import { messages } from '../messages';
import { Block } from './Block';
import { BlockedPerson } from './BlockedPerson';
import styles from './Block.module.css';

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
    <>
      <p className={styles.text}>{messages.blockedText}</p>
      <div className={styles.more}>
        {groups.map(({ eventId, title, people }) => (
          <Block key={eventId} title={title}>
            <ul className={styles.list}>
              {people.map((person) => (
                <BlockedPerson key={person.id} person={person} onUnblock={() => unblock(eventId, person)} />
              ))}
            </ul>
          </Block>
        ))}
      </div>
    </>
  );
}

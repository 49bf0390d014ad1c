import { PictureOrInitials } from '../../../components/PictureOrInitials';
import type { PeopleToWriteQuery } from '../../../generated/graphql';
import { usePresence } from '../../../hooks/usePresence';
import { fullName, jobLine } from '../../../lib/format';
import { messages } from '../messages';
import styles from './ConversationItem.module.css';

export type PersonToWrite = PeopleToWriteQuery['attendees']['nodes'][number];

interface PersonResultProps {
  person: PersonToWrite;
  onOpen: (attendeeId: string) => void;
}

/** A person to begin a conversation with. */
export function PersonResult({ person, onOpen }: PersonResultProps) {
  const online = usePresence(person.id, person.online);
  const name = fullName(person);
  return (
    <button type="button" className={styles.item} onClick={() => onOpen(person.id)}>
      <PictureOrInitials name={name} src={person.avatarUrl} size={48} online={online} />
      <span className={styles.body}>
        <span className={styles.name}>{name}</span>
        {online && <span className="visually-hidden">{messages.hereNow}</span>}
        <span className={styles.preview}>{jobLine(person)}</span>
      </span>
    </button>
  );
}

import { Button } from 'antd';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import type { BlockedPerson_AttendeeFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { messages } from '../messages';
import styles from './Block.module.css';

interface BlockedPersonProps {
  person: BlockedPerson_AttendeeFragment;
  onUnblock: () => void;
}

/** One person whom the viewer has blocked. */
export function BlockedPerson({ person, onUnblock }: BlockedPersonProps) {
  const name = fullName(person);
  return (
    <li className={styles.row}>
      <PictureOrInitials name={name} src={person.avatarUrl} size={40} />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{jobLine(person)}</p>
      </div>
      <Button aria-label={messages.unblockName(name)} onClick={onUnblock}>
        {messages.unblock}
      </Button>
    </li>
  );
}

import { Button } from 'antd';
import { useFirstLineQuery } from '../../../generated/hooks';
import { messages } from '../messages';
import styles from './NewThread.module.css';

interface NewThreadProps {
  attendeeId: string;
  name: string;
  onUse: (text: string) => void;
}

/** Before the first message: why these two should talk, and a first line to begin with. */
export function NewThread({ attendeeId, name, onUse }: NewThreadProps) {
  const { data } = useFirstLineQuery({ variables: { attendeeId }, from: 'cache' });
  const person = data?.attendee;
  const shared = person?.sharedInterests.slice(0, 2) ?? [];
  const reason = person?.match?.reasonTexts[0];
  const line = person && shared.length > 0 ? messages.firstLine(person.firstName, shared) : null;
  return (
    <div className={styles.hello}>
      <p className={styles.title}>{messages.hello(name)}</p>
      <p>{reason ?? messages.helloText}</p>
      {line && (
        <Button className={styles.line} onClick={() => onUse(line)} aria-label={messages.firstLineName(line)}>
          {line}
        </Button>
      )}
    </div>
  );
}

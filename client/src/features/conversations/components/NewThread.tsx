import { Button } from 'antd';
import { useFirstLineQuery } from '../../../generated/hooks';
import { listed } from '../../../lib/language';
import { Stack, Text } from '../../../ui';
import styles from '../conversations.module.css';
import { matchReasons } from '../../attendees';
import { messages } from '../messages';

/** Before the first message: why these two should talk, and a first line to begin with. */
export function NewThread(props: { attendeeId: string; name: string; onUse: (text: string) => void }) {
  const { attendeeId, name, onUse } = props;
  const { data } = useFirstLineQuery({ variables: { attendeeId }, from: 'cache' });
  const person = data?.attendee;
  const shared = person?.sharedInterests.slice(0, 2) ?? [];
  const reason = matchReasons(person?.match?.reasons ?? [])[0];
  const line = person && shared.length > 0 ? messages.firstLine(person.firstName, shared) : null;
  return (
    <Stack align="center" gap="xs" className={styles.hello}>
      <Text as="p" size="lg" tone="text" strong>
        {messages.hello(name)}
      </Text>
      <p>{reason ? `${reason.kind}: ${listed(reason.terms)}` : messages.helloText}</p>
      {line && (
        <Button
          className={styles.firstLine}
          onClick={() => onUse(line)}
          aria-label={messages.firstLineName(line)}
        >
          {line}
        </Button>
      )}
    </Stack>
  );
}

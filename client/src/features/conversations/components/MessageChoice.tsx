import { Radio } from 'antd';
import type { ChatMessage_MessageFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { formatShortDay, formatTime } from '../../../lib/time';
import { messages } from '../messages';
import styles from './ReportDialog.module.css';

/** Picks the message to report. */
export function MessageChoice({
  offered,
  value,
  onChange,
}: {
  offered: readonly ChatMessage_MessageFragment[];
  value: string | undefined;
  onChange: (messageId: string) => void;
}) {
  const zone = useEventZone();
  return (
    <fieldset className={styles.group}>
      <legend>{messages.reportWhich}</legend>
      <Radio.Group
        className={styles.options}
        value={value}
        onChange={(event) => onChange(event.target.value as string)}
      >
        {offered.map(({ id, text, sentAt }) => (
          <Radio key={id} value={id} className={styles.option}>
            <span className={styles.quote}>{text}</span>
            <span
              className={styles.when}
            >{`${formatShortDay(sentAt, zone)}, ${formatTime(sentAt, zone)}`}</span>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

import { Input } from 'antd';
import { useId } from 'react';
import { Segmented } from '../../../components/Segmented';
import { useEventZone } from '../../../hooks/useEventZone';
import { zoneLabel } from '../../../lib/time';
import { messages } from '../messages';
import styles from './Announcements.module.css';

const texts = messages.panel;

/** When an announcement is to be sent: now, or at a wall-clock time of the event. */
export interface SendTime {
  when: 'now' | 'later';
  at: string;
  error: string | null;
}

interface SendControlsProps {
  value: SendTime;
  onChange: (value: SendTime) => void;
}

/** Chooses when to send. */
export function SendControls({ value, onChange }: SendControlsProps) {
  const zone = useEventZone();
  const id = useId();
  return (
    <div className={styles.when}>
      <Segmented
        label={texts.when}
        value={value.when}
        onChange={(when) => onChange({ ...value, when, error: null })}
        options={[
          { value: 'now', label: texts.sendNow },
          { value: 'later', label: texts.sendLater },
        ]}
      />
      {value.when === 'later' && (
        <div className={styles.at}>
          <label htmlFor={id}>{texts.at}</label>
          <Input
            id={id}
            type="datetime-local"
            value={value.at}
            status={value.error ? 'error' : ''}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onChange({ ...value, at: target.value, error: null })}
          />
          <span id={`${id}-hint`} className={value.error ? styles.error : styles.quiet}>
            {value.error ?? texts.atHint(zoneLabel(zone))}
          </span>
        </div>
      )}
    </div>
  );
}

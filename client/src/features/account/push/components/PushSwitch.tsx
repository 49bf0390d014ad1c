import { Switch } from 'antd';
import { useId } from 'react';
import { usePush } from '../hooks/usePush';
import { messages } from '../messages';
import styles from './PushSwitch.module.css';

/** Switches notifications on this device; nothing where the installation or the browser has none. */
export default function PushSwitch({ className }: { className?: string }) {
  const push = usePush();
  const [id, label, hint] = [useId(), useId(), useId()];
  if (!push.available) return null;
  return (
    <div className={`${styles.row} ${className ?? ''}`}>
      <label htmlFor={id} className={styles.words}>
        <span id={label} className={styles.label}>
          {messages.label}
        </span>
        <span id={hint} className={styles.hint}>
          {push.denied ? messages.denied : messages.hint}
        </span>
        {push.failed && (
          <span className={styles.failed} role="alert">
            {messages.failed}
          </span>
        )}
      </label>
      <Switch
        id={id}
        checked={push.on}
        loading={push.busy}
        disabled={push.denied && !push.on}
        aria-labelledby={label}
        aria-describedby={hint}
        onChange={(on) => void push.change(on)}
      />
    </div>
  );
}

import { Button } from 'antd';
import { useDemoLoginsQuery } from '../../../generated/hooks';
import type { Credentials } from '../hooks/useLogin';
import { messages } from '../messages';
import styles from './DemoLogins.module.css';

interface DemoLoginsProps {
  busyWith: string | null;
  onChoose: (credentials: Credentials) => void;
}

/** One button per demo person, where the server runs the demo. */
export function DemoLogins({ busyWith, onChoose }: DemoLoginsProps) {
  const { data } = useDemoLoginsQuery();
  if (!data?.demoLogins.length) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={styles.title}>
        {messages.demoTitle}
      </h2>
      <ul className={styles.list}>
        {data.demoLogins.map(({ email, password, label }) => (
          <li key={email}>
            <Button
              block
              className={styles.button}
              loading={busyWith === email}
              disabled={busyWith !== null}
              onClick={() => onChoose({ email, password })}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{messages.demoNote}</p>
    </section>
  );
}

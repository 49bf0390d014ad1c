import { LightButton } from '../../../components/light/LightButton';
import { useDemoLogins } from '../hooks/useDemoLogins';
import type { Credentials } from '../hooks/useLogin';
import { messages } from '../messages';
import styles from './DemoLogins.module.css';

interface DemoLoginsProps {
  busyWith: string | null;
  onChoose: (credentials: Credentials) => void;
}

/** One button per demo person, where the server runs the demo. */
export function DemoLogins({ busyWith, onChoose }: DemoLoginsProps) {
  const logins = useDemoLogins();
  // The layout keeps its footer back until it is known whether there is a demo: it would be pushed down.
  if (!logins) return <div data-pending />;
  if (logins.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={styles.title}>
        {messages.demoTitle}
      </h2>
      <ul className={styles.list}>
        {logins.map(({ email, password, label }) => (
          <li key={email}>
            <LightButton
              block
              className={styles.button}
              busy={busyWith === email}
              disabled={busyWith !== null && busyWith !== email}
              onClick={() => onChoose({ email, password })}
            >
              {label}
            </LightButton>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{messages.demoNote}</p>
    </section>
  );
}

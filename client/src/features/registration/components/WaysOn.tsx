import { Link } from 'react-router-dom';
import styles from '../../../components/forms/AuthPage.module.css';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';

interface WaysOnProps {
  /** Where signing in leads. */
  to: string;
  /** The event that a code should be for. */
  eventId?: string;
}

/** What to do where one cannot go on here: an invite code, or an account. */
export function WaysOn({ to, eventId }: WaysOnProps) {
  const query = eventId ? `?event=${encodeURIComponent(eventId)}` : '';
  return (
    <p className={styles.ways}>
      <Link to={`${paths.invite()}${query}`}>{messages.haveCode}</Link>
      <span>
        {messages.haveAccount}{' '}
        <Link to={paths.login()} state={{ from: to }}>
          {messages.signIn}
        </Link>
      </span>
    </p>
  );
}

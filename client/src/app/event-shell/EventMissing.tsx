import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { messages as shared } from '../../components/messages';
import { EmptyState } from '../../components/EmptyState';
import { usePageTitle } from '../../hooks/usePageTitle';
import { paths } from '../../lib/paths';
import { messages } from '../messages';
import styles from './EventShell.module.css';

/** Says that there is no such event, and leads back to those there are. */
export function EventMissing() {
  usePageTitle(messages.eventNotFound);
  return (
    <main className={styles.alone}>
      <h1 className="visually-hidden">{messages.eventNotFound}</h1>
      <EmptyState
        title={messages.eventNotFound}
        text={messages.eventNotFoundText}
        action={
          <Link to={paths.home()}>
            <Button type="primary" tabIndex={-1}>
              {shared.goHome}
            </Button>
          </Link>
        }
      />
    </main>
  );
}

import { paths } from '../../lib/paths';
import { EmptyState, LinkButton, Row, usePageTitle } from '../../ui';
import { messages as shared } from '../../ui/messages';
import { messages } from '../messages';
import styles from './EventShell.module.css';

/** Says that there is no such event, and leads back to those there are. */
export function EventMissing() {
  usePageTitle(messages.eventNotFound);
  return (
    <Row as="main" grow justify="center" pad="md" className={styles.alone}>
      <h1 className="visually-hidden">{messages.eventNotFound}</h1>
      <EmptyState
        title={messages.eventNotFound}
        text={messages.eventNotFoundText}
        action={
          <LinkButton type="primary" to={paths.home()}>
            {shared.goHome}
          </LinkButton>
        }
      />
    </Row>
  );
}

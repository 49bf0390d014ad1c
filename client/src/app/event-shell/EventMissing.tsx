import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Stack';
import { usePageTitle } from '../../ui/hooks/usePageTitle';
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

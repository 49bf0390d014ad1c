import { useLocation } from 'react-router-dom';
import { useSession } from '../../../data/useSession';
import { useAccountOverviewQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { Hint, LinkButton, Row, StatusTag } from '../../../ui';
import styles from '../account.module.css';
import { messages } from '../messages';
import { Block } from './Block';

/** The address to sign in with, and whether it is verified; if not, the way to do so. */
export function EmailBlock() {
  const email = useSession(({ auth }) => auth.user?.email);
  const { pathname } = useLocation();
  const { data } = useAccountOverviewQuery();
  const verified = data && data.me.emailVerifiedAt !== null;
  return (
    <Block
      title={messages.email}
      text={email}
      action={
        verified !== undefined && (
          <StatusTag tone={verified ? 'success' : 'waiting'}>
            {verified ? messages.verified : messages.notVerified}
          </StatusTag>
        )
      }
    >
      {verified === false && (
        <Row gap="sm" wrap>
          <Hint className={styles.words}>{messages.verifyText}</Hint>
          <LinkButton to={paths.verifyEmail()} state={{ from: pathname }}>
            {messages.verify}
          </LinkButton>
        </Row>
      )}
    </Block>
  );
}

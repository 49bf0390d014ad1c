import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../data/session/useSession';
import { useAccountOverviewQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { Hint, LinkButton, Row, StatusTag } from '../../../ui';
import styles from '../account.module.css';
import { messages } from '../messages';
import { ActivityBlock } from './ActivityBlock';
import { Block } from './Block';
import { SessionsBlock } from './SessionsBlock';

const ChangePassword = lazy(() => import('./ChangePassword'));

/** The address to sign in with, and whether it is verified; if not, the way to do so. */
function EmailBlock() {
  const email = useSession(({ auth }) => auth.user?.email);
  const { pathname } = useLocation();
  const { data } = useAccountOverviewQuery();
  const verified = data && data.me.emailVerifiedAt !== null;
  return (
    <Block
      title={messages.email}
      text={<bdi>{email}</bdi>}
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

/** How one signs in, and from where. */
export default function SecuritySection() {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <EmailBlock />
      <Block
        title={messages.password}
        text={messages.passwordText}
        action={<Button onClick={() => setChanging(true)}>{messages.changePassword}</Button>}
      />
      {changing && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
      <SessionsBlock />
      <ActivityBlock />
    </>
  );
}

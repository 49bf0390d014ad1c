import { CloseOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useEmailProofQuery } from '../../../../generated/hooks';
import { paths } from '../../../../lib/paths';
import { Hint, LinkButton, Text } from '../../../../ui';
import { messages } from '../messages';
import styles from './VerifyEmailNotice.module.css';

/** Reminds people to verify their e-mail address, until they dismiss it; renders nothing for others. */
export default function VerifyEmailNotice({ onDismiss }: { onDismiss?: () => void }) {
  const { pathname, search } = useLocation();
  const title = useId();
  const { data } = useEmailProofQuery({ from: 'cache' });
  if (!data || data.me.emailVerifiedAt) return null;
  return (
    <section className={styles.notice} aria-labelledby={title}>
      <ExclamationCircleFilled className={styles.icon} aria-hidden />
      <div>
        <Text as="p" id={title} strong>
          {messages.notice}
        </Text>
        <Hint>{messages.noticeText}</Hint>
      </div>
      <LinkButton className={styles.action} to={paths.verifyEmail()} state={{ from: pathname + search }}>
        {messages.noticeAction}
      </LinkButton>
      {onDismiss && (
        <Button
          type="text"
          className={styles.hide}
          icon={<CloseOutlined aria-hidden />}
          aria-label={messages.dismissNotice}
          title={messages.dismissNotice}
          onClick={onDismiss}
        />
      )}
    </section>
  );
}

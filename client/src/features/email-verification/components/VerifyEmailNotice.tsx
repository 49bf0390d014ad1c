import { Alert } from 'antd';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/LinkButton';
import { useEmailProofQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';

/** Reminds people whose e-mail address is not proven; nothing to everybody else. */
export function VerifyEmailNotice({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const { data } = useEmailProofQuery({ fetchPolicy: 'cache-first' });
  if (!data || data.me.emailVerifiedAt) return null;
  return (
    <Alert
      className={className}
      type="warning"
      showIcon
      title={messages.notice}
      description={messages.noticeText}
      action={
        <LinkButton to={paths.verifyEmail()} state={{ from: pathname + search }}>
          {messages.noticeAction}
        </LinkButton>
      }
    />
  );
}

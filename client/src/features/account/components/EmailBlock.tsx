import { StatusTag } from '../../../components/StatusTag';
import { useAccountOverviewQuery } from '../../../generated/hooks';
import { useSession } from '../../../hooks/useSession';
import { messages } from '../messages';
import { Block } from './Block';

/** The address to sign in with, and whether it is proven. */
export function EmailBlock() {
  const email = useSession(({ auth }) => auth.user?.email);
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
    />
  );
}

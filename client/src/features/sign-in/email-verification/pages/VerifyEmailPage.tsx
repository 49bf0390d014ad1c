import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { toAppError, type AppError } from '../../../../data/errors';
import { isSignedIn } from '../../../../data/session';
import { useSession } from '../../../../data/useSession';
import { useEmailProofQuery, useVerifyEmailMutation } from '../../../../generated/hooks';
import { paths } from '../../../../lib/paths';
import {
  AuthHeading,
  AuthWays,
  ErrorState,
  FormError,
  LinkButton,
  LoadingLines,
  useFrom,
  usePageTitle,
} from '../../../../ui';
import { CodeWay } from '../components/CodeWay';
import { messages } from '../messages';

/** A link works for its own user alone, signed in. */
function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <AuthHeading title={messages.title} lead={messages.signInFirst} />
      <LinkButton to={paths.login()} state={{ from: pathname + search }} type="primary" size="large" block>
        {messages.signIn}
      </LinkButton>
    </>
  );
}

interface LinkWayProps {
  token: string;
  onCodeInstead: () => void;
  later: ReactNode;
}

/** The link of the mail asks for a click: mail scanners open links, too. */
function LinkWay({ token, onCodeInstead, later }: LinkWayProps) {
  const [error, setError] = useState<AppError | null>(null);
  const [verify, { loading }] = useVerifyEmailMutation();
  const confirm = async () => {
    setError(null);
    try {
      await verify({ variables: { input: { token } } });
    } catch (caught) {
      const known = toAppError(caught);
      setError({ ...known, message: known.fields[0]?.message ?? known.message });
    }
  };
  return (
    <>
      <FormError error={error} />
      <Button
        type="primary"
        size="large"
        block
        loading={loading}
        disabled={loading}
        onClick={() => void confirm()}
      >
        {messages.confirm}
      </Button>
      <AuthWays>
        <Button type="link" onClick={onCodeInstead}>
          {messages.codeInstead}
        </Button>
        {later}
      </AuthWays>
    </>
  );
}

function Proof() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const from = useFrom();
  const { data, error, refetch } = useEmailProofQuery();
  const token = params.get('token');
  if (!data && error)
    return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  if (!data) return <LoadingLines />;
  const { email, emailVerifiedAt } = data.me;
  if (emailVerifiedAt) {
    return (
      <>
        <AuthHeading title={messages.done} lead={messages.doneLead(email)} />
        <LinkButton to={from} replace type="primary" size="large" block>
          {messages.continue}
        </LinkButton>
      </>
    );
  }
  const later = (
    <LinkButton to={from} replace type="link">
      {messages.later}
    </LinkButton>
  );
  const preferCode = () => setParams({}, { replace: true, state: location.state as unknown });
  return (
    <>
      <AuthHeading title={messages.title} lead={token ? messages.linkLead(email) : messages.lead(email)} />
      {token ? <LinkWay token={token} onCodeInstead={preferCode} later={later} /> : <CodeWay later={later} />}
    </>
  );
}

/** Proves that an e-mail address belongs to the person who is signed in. */
export default function VerifyEmailPage() {
  usePageTitle(messages.title);
  const signedIn = useSession(isSignedIn);
  return signedIn ? <Proof /> : <SignInFirst />;
}

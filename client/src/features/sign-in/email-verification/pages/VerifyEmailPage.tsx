import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from 'antd';
import { isSignedIn } from '../../../../data/session/session';
import { useSession } from '../../../../data/session/useSession';
import { useEmailProofQuery, useVerifyEmailMutation } from '../../../../generated/hooks';
import { paths } from '../../../../lib/paths';
import { AuthForm, AuthHeading, AuthWays, LinkButton, Pending, useFrom, usePageTitle } from '../../../../ui';
import { CodeWay } from '../components/CodeWay';
import { messages } from '../messages';

function Proof() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const from = useFrom();
  const { data, error, refetch } = useEmailProofQuery();
  const [verify] = useVerifyEmailMutation();
  const token = params.get('token');
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} />;
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
      {token ? (
        <>
          {/* The link of the mail asks for a click: mail scanners open links, too. */}
          <AuthForm
            submitLabel={messages.confirm}
            onSubmit={() => verify({ variables: { input: { token } } })}
          />
          <AuthWays>
            <Button type="link" onClick={preferCode}>
              {messages.codeInstead}
            </Button>
            {later}
          </AuthWays>
        </>
      ) : (
        <CodeWay later={later} />
      )}
    </>
  );
}

/** Proves that an e-mail address belongs to the person who is signed in. */
export default function VerifyEmailPage() {
  usePageTitle(messages.title);
  const { pathname, search } = useLocation();
  if (useSession(isSignedIn)) return <Proof />;
  // A link works for its own user alone, signed in.
  return (
    <>
      <AuthHeading title={messages.title} lead={messages.signInFirst} />
      <LinkButton to={paths.login()} state={{ from: pathname + search }} type="primary" size="large" block>
        {messages.signIn}
      </LinkButton>
    </>
  );
}

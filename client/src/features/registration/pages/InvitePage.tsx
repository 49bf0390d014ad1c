import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import { session } from '../../../data/session/session';
import { useSession } from '../../../data/session/useSession';
import { useInvitationQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { AuthForm, AuthHeading, ErrorState, LinkButton, usePageTitle } from '../../../ui';
import { RequiredText } from '../components/AccountFields';
import { EventSummarySkeleton } from '../components/EventSummary';
import { InvitationCard } from '../components/InvitationCard';
import { WaysOn } from '../components/WaysOn';
import { messages } from '../messages';

function Invitation({ code }: { code: string }) {
  const [params] = useSearchParams();
  const { data, error, refetch } = useInvitationQuery({ variables: { code } });
  const invitation = data?.verifyInviteCode;
  usePageTitle(messages.inviteTitle, invitation?.event.title);
  useEffect(() => {
    if (invitation) session.setJoin({ event: invitation.event.id, code, newUser: invitation.newUser });
  }, [code, invitation]);
  if (!invitation && error) {
    if (!hasCode(error, 'NOT_FOUND'))
      return <ErrorState error={error} title={messages.loadFailed} onRetry={refetch} />;
    // Codes that are unknown, mistyped or spent look the same to the server.
    return (
      <>
        <AuthHeading title={messages.inviteRefused} lead={messages.inviteRefusedText} />
        <LinkButton to={paths.login()} type="primary" size="large" block>
          {messages.signIn}
        </LinkButton>
        <LinkButton to={paths.invite()} type="link" size="large" block>
          {messages.otherCode}
        </LinkButton>
      </>
    );
  }
  if (!invitation) return <EventSummarySkeleton label={messages.inviteLoading} />;
  const wanted = params.get('event');
  const other = wanted !== null && wanted !== invitation.event.id;
  const notice = other ? messages.inviteOtherEvent(invitation.event.title) : undefined;
  return <InvitationCard code={code} invitation={invitation} notice={notice} />;
}

/** Takes the code of a mail that was not opened here. */
function InviteCodeForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const known = useSession(({ join }) => join.code);
  return (
    <>
      <AuthHeading title={messages.inviteTitle} lead={messages.inviteLead} />
      <AuthForm<{ code: string }>
        initialValues={{ code: known ?? '' }}
        submitLabel={messages.inviteCheck}
        onSubmit={async ({ code }) =>
          navigate({ pathname: paths.invite(code.trim()), search: params.toString() })
        }
      >
        <RequiredText
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
      </AuthForm>
      <WaysOn to={paths.home()} withCode={false} />
    </>
  );
}

/** Accepting an invitation with the code of the mail. */
export default function InvitePage() {
  const { inviteCode } = useParams();
  usePageTitle(messages.inviteTitle);
  return inviteCode ? <Invitation key={inviteCode} code={inviteCode} /> : <InviteCodeForm />;
}

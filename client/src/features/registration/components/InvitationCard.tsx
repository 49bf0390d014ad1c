import { Link } from 'react-router-dom';
import { isSignedIn } from '../../../data/session/session';
import { useEnter } from '../../../data/session/useEnter';
import { useSession } from '../../../data/session/useSession';
import type { InvitationQuery } from '../../../generated/graphql';
import { useSetPasswordMutation } from '../../../generated/hooks';
import { personalWords } from '../../../lib/password-strength';
import { paths } from '../../../lib/paths';
import { AuthForm, AuthHeading, LinkButton, NewPasswordField, Notice } from '../../../ui';
import { messages } from '../messages';
import { EventSummary } from './EventSummary';
import styles from './registration.module.css';

interface InvitationCardProps {
  code: string;
  invitation: InvitationQuery['verifyInviteCode'];
  /** Said above: the code is for another event than the one that was asked for. */
  notice?: string;
}

/** The first password of a new person. */
function FirstPassword({ code, invitation }: InvitationCardProps) {
  const [setPassword] = useSetPasswordMutation();
  const enter = useEnter();
  const { event, email, firstName, lastName } = invitation;
  return (
    <AuthForm<{ password: string }>
      submitLabel={messages.inviteSubmit}
      onSubmit={async ({ password }) => {
        const { data } = await setPassword({ variables: { input: { code, password } } });
        if (data) enter(data.setPassword, paths.join(event.id));
      }}
      renderWayOn={({ reason }) =>
        reason === 'PASSWORD_SET' && (
          <Link to={paths.login()} state={{ from: paths.join(event.id) }}>
            {messages.signInToJoin}
          </Link>
        )
      }
    >
      <p>{messages.inviteFor(email)}</p>
      <NewPasswordField
        label={messages.password}
        personal={personalWords(firstName, lastName, event.title)}
      />
    </AuthForm>
  );
}

/** A valid invitation: who is welcome, to what, and the one thing to do. */
export function InvitationCard(props: InvitationCardProps) {
  const { invitation, notice } = props;
  const { event, email, firstName, newUser } = invitation;
  const signedIn = useSession(isSignedIn);
  const known = signedIn ? messages.inviteSignedIn : messages.inviteKnown(email);
  const profile = paths.join(event.id);
  const way = signedIn ? { to: profile } : { to: paths.login(), state: { from: profile } };
  return (
    <>
      {notice && <Notice kind="info" title={notice} className={styles.notice} />}
      <EventSummary event={event} />
      <AuthHeading title={messages.inviteWelcome(firstName)} lead={newUser ? messages.inviteNew : known} />
      {newUser && signedIn && <p>{messages.inviteOther(email)}</p>}
      {newUser ? (
        <FirstPassword {...props} />
      ) : (
        <LinkButton {...way} type="primary" size="large" block>
          {signedIn ? messages.inviteContinue : messages.signInToJoin}
        </LinkButton>
      )}
    </>
  );
}

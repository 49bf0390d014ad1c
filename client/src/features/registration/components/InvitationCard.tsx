import { Button, Form } from 'antd';
import { Link } from 'react-router-dom';
import { isSignedIn } from '../../../data/session';
import { useEnter } from '../../../data/useEnter';
import { useSession } from '../../../data/useSession';
import type { InvitationQuery } from '../../../generated/graphql';
import { useSetPasswordMutation } from '../../../generated/hooks';
import { personalWords } from '../../../lib/password-strength';
import { paths } from '../../../lib/paths';
import { AuthHeading, FormError, LinkButton, NewPasswordField, Notice, useFormSubmit } from '../../../ui';
import { messages } from '../messages';
import { shortForm } from './AccountFields';
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
  const [form] = Form.useForm<{ password: string }>();
  const [setPassword] = useSetPasswordMutation();
  const enter = useEnter();
  const { event, email, firstName, lastName } = invitation;
  const { sending, error, submit } = useFormSubmit(form, async ({ password }: { password: string }) => {
    const { data } = await setPassword({ variables: { input: { code, password } } });
    if (data) enter(data.setPassword, paths.join(event.id));
  });
  return (
    <Form {...shortForm} form={form} onFinish={(values: { password: string }) => void submit(values)}>
      <FormError
        error={error}
        action={
          error?.reason === 'PASSWORD_SET' && (
            <Link to={paths.login()} state={{ from: paths.join(event.id) }}>
              {messages.signInToJoin}
            </Link>
          )
        }
      />
      <p>{messages.inviteFor(email)}</p>
      <NewPasswordField
        label={messages.password}
        personal={personalWords(firstName, lastName, event.title)}
      />
      <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
        {messages.inviteSubmit}
      </Button>
    </Form>
  );
}

/** One button on: to the profile, or to signing in first. */
function Continue({ eventId, signedIn }: { eventId: string; signedIn: boolean }) {
  const to = paths.join(eventId);
  return (
    <LinkButton
      to={signedIn ? to : paths.login()}
      state={signedIn ? undefined : { from: to }}
      type="primary"
      size="large"
      block
    >
      {signedIn ? messages.inviteContinue : messages.signInToJoin}
    </LinkButton>
  );
}

/** A valid invitation: who is welcome, to what, and the one thing to do. */
export function InvitationCard(props: InvitationCardProps) {
  const { invitation, notice } = props;
  const { event, email, firstName, newUser } = invitation;
  const signedIn = useSession(isSignedIn);
  const known = signedIn ? messages.inviteSignedIn : messages.inviteKnown(email);
  return (
    <>
      {notice && <Notice kind="info" title={notice} className={styles.notice} />}
      <EventSummary event={event} />
      <AuthHeading title={messages.inviteWelcome(firstName)} lead={newUser ? messages.inviteNew : known} />
      {newUser && signedIn && <p>{messages.inviteOther(email)}</p>}
      {newUser ? <FirstPassword {...props} /> : <Continue eventId={event.id} signedIn={signedIn} />}
    </>
  );
}

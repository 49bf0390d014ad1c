import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { AuthWays, LinkButton, Stack } from '../../../ui';
import { messages } from '../messages';

interface WaysOnProps {
  /** Where signing in leads. */
  to: string;
  /** The event that a code should be for. */
  eventId?: string;
}

const inviteAddress = (eventId?: string): string =>
  eventId ? `${paths.invite()}?event=${encodeURIComponent(eventId)}` : paths.invite();

/** Below a form: the way in by an existing account, and by an invite code where that is not what the form takes. */
export function WaysOn({ to, eventId, withCode = true }: WaysOnProps & { withCode?: boolean }) {
  return (
    <AuthWays>
      {withCode && <Link to={inviteAddress(eventId)}>{messages.haveCode}</Link>}
      <span>
        {messages.haveAccount}{' '}
        <Link to={paths.login()} state={{ from: to }}>
          {messages.signIn}
        </Link>
      </span>
    </AuthWays>
  );
}

/** Where one cannot go on here: the same two ways as buttons, the likelier one first. */
export function WaysOut({ to, eventId, likely }: WaysOnProps & { likely: 'code' | 'account' }) {
  const ways = [
    { to: inviteAddress(eventId), label: messages.haveCode },
    { to: paths.login(), state: { from: to }, label: messages.signIn },
  ];
  return (
    <Stack gap="sm">
      {(likely === 'code' ? ways : ways.toReversed()).map(({ label, ...way }, at) => (
        <LinkButton key={label} {...way} type={at === 0 ? 'primary' : 'default'} size="large" block>
          {label}
        </LinkButton>
      ))}
    </Stack>
  );
}

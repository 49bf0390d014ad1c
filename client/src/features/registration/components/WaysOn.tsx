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

function SignIn({ to }: { to: string }) {
  return (
    <span>
      {messages.haveAccount}{' '}
      <Link to={paths.login()} state={{ from: to }}>
        {messages.signIn}
      </Link>
    </span>
  );
}

/** Below a form: the way in by an invite code or an existing account. */
export function WaysOn({ to, eventId }: WaysOnProps) {
  return (
    <AuthWays>
      <Link to={inviteAddress(eventId)}>{messages.haveCode}</Link>
      <SignIn to={to} />
    </AuthWays>
  );
}

/** Below the form for a code: the way in by an existing account. */
export function AccountWay({ to }: { to: string }) {
  return (
    <AuthWays>
      <SignIn to={to} />
    </AuthWays>
  );
}

/** Where one cannot go on here: the same two ways as buttons, the likelier one first. */
export function WaysOut({ to, eventId, likely }: WaysOnProps & { likely: 'code' | 'account' }) {
  const ways = {
    code: { address: inviteAddress(eventId), label: messages.haveCode, state: undefined },
    account: { address: paths.login(), label: messages.signIn, state: { from: to } },
  };
  const other = likely === 'code' ? 'account' : 'code';
  return (
    <Stack gap="sm">
      {([likely, other] as const).map((name) => (
        <LinkButton
          key={name}
          to={ways[name].address}
          state={ways[name].state}
          type={name === likely ? 'primary' : 'default'}
          size="large"
          block
        >
          {ways[name].label}
        </LinkButton>
      ))}
    </Stack>
  );
}

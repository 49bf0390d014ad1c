import { Input } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '../../../data/session/session';
import { useAccountOverviewQuery, useEraseMeMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { ConfirmWithConsequences } from '../../../ui';
import { messages } from '../messages';

/** Asks for the password, names what goes along, and deletes the account. */
export default function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { data } = useAccountOverviewQuery();
  const [erase] = useEraseMeMutation();
  const [password, setPassword] = useState('');
  const { meetings = 0, profiles = 0 } = data?.me.removal ?? {};
  const confirm = async () => {
    await erase({ variables: { input: { password } } });
    session.signOut();
    // The sign-in page has no toasts.
    void navigate(paths.login(), { replace: true, state: { notice: messages.erased } });
  };
  return (
    <ConfirmWithConsequences
      open
      title={messages.eraseQuestion}
      text={messages.eraseText}
      consequences={[
        ...(meetings > 0 ? [messages.eraseMeetings(meetings)] : []),
        ...(profiles > 0 ? [messages.eraseProfiles(profiles)] : []),
        messages.eraseMessages,
        messages.eraseSessions,
      ]}
      act={messages.eraseButton}
      ready={password !== ''}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <label htmlFor={id}>{messages.erasePassword}</label>
      <Input.Password
        id={id}
        value={password}
        autoComplete="current-password"
        onChange={({ target }) => setPassword(target.value)}
      />
    </ConfirmWithConsequences>
  );
}

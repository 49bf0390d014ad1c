import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { AuthHeading, AuthWays, usePageTitle } from '../../../ui';
import { DemoLogins } from '../components/DemoLogins';
import { LoginForm } from '../components/LoginForm';
import { useLogin, type Credentials } from '../hooks/useLogin';
import { messages } from '../messages';

/** Sign in. Loads neither Apollo nor antd: it is the first page that people see. */
export default function LoginPage() {
  usePageTitle(messages.signIn);
  const { signIn, busyWith, error, clearError } = useLogin();
  const submit = (credentials: Credentials) => void signIn(credentials);
  return (
    <>
      <AuthHeading title={messages.loginTitle} lead={messages.loginLead} />
      <LoginForm busy={busyWith !== null} error={error} onEdit={clearError} onSubmit={submit} />
      <AuthWays apart>
        <Link to={paths.invite()}>{messages.haveCode}</Link>
        <span>
          {messages.newHere} <Link to={paths.createAccount()}>{messages.create}</Link>
        </span>
      </AuthWays>
      <DemoLogins busyWith={busyWith} onChoose={submit} />
    </>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { AuthHeading, AuthWays, Notice, usePageTitle } from '../../../ui';
import { DemoLogins } from '../components/DemoLogins';
import { LoginForm } from '../components/LoginForm';
import { useLogin, type Credentials } from '../hooks/useLogin';
import { messages } from '../messages';

/** Sign in. Loads neither Apollo nor antd: it is the first page that people see. */
export default function LoginPage() {
  usePageTitle(messages.signIn);
  const { signIn, busyWith, error, clearError } = useLogin();
  const notice = (useLocation().state as { notice?: string } | null)?.notice;
  const submit = (credentials: Credentials) => void signIn(credentials);
  return (
    <>
      <AuthHeading title={messages.loginTitle} lead={messages.loginLead} />
      <output>{notice && <Notice kind="success">{notice}</Notice>}</output>
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

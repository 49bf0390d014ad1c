import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { paths } from '../../../lib/paths';
import { DemoLogins } from '../components/DemoLogins';
import { LoginForm } from '../components/LoginForm';
import { useLogin, type Credentials } from '../hooks/useLogin';
import { messages } from '../messages';
import styles from './LoginPage.module.css';

/** Sign in. Loads neither Apollo nor antd: it is the first page that people see. */
export default function LoginPage() {
  usePageTitle(messages.signIn);
  const { signIn, busyWith, error } = useLogin();
  const submit = (credentials: Credentials) => void signIn(credentials);
  return (
    <>
      <h1 className={styles.title}>{messages.loginTitle}</h1>
      <p className={styles.lead}>{messages.loginLead}</p>
      <LoginForm busy={busyWith !== null} error={error} onSubmit={submit} />
      <p className={styles.ways}>
        <Link to={paths.invite()}>{messages.haveCode}</Link>
        <span>
          {messages.newHere} <Link to={paths.createAccount()}>{messages.create}</Link>
        </span>
      </p>
      <DemoLogins busyWith={busyWith} onChoose={submit} />
    </>
  );
}

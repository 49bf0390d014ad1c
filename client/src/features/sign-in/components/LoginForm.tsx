import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AppError } from '../../../data/errors';
import { paths } from '../../../lib/paths';
import { LightButton, LightTextField, Notice, PasswordField, Row } from '../../../ui';
import styles from '../accounts.module.css';
import { useCredentials } from '../hooks/useCredentials';
import { signInByMail, type Credentials } from '../hooks/useLogin';
import { messages } from '../messages';

interface LoginFormProps {
  busy: boolean;
  error: AppError | null;
  onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password; what the server refuses is said here, and nothing typed is lost. */
export function LoginForm({ busy, error, onSubmit }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { field, submit } = useCredentials(form, error, onSubmit);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [error]);
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {/* Always in the page, so that screen readers hear what appears in it. */}
      <div role="alert">
        {error?.fields.length === 0 && (
          <Notice kind="error" className={styles.error}>
            {error.message}{' '}
            {error.reason === signInByMail && <Link to={paths.forgotPassword()}>{messages.mailMeALink}</Link>}
          </Notice>
        )}
      </div>
      <LightTextField
        {...field('email')}
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={messages.emailPlaceholder}
        dir="ltr"
      />
      <PasswordField {...field('password')} label={messages.password} autoComplete="current-password" />
      <Row justify="end" className={styles.forgot}>
        <Row as={Link} to={paths.forgotPassword()} tall>
          {messages.forgot}
        </Row>
      </Row>
      <LightButton kind="primary" type="submit" block busy={busy} disabled={busy}>
        {messages.signIn}
      </LightButton>
    </form>
  );
}

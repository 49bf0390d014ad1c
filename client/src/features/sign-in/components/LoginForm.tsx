import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrorsOf, type AppError } from '../../../data/errors/errors';
import { paths } from '../../../lib/paths';
import { LightButton, LightTextField, Notice, PasswordField, Row } from '../../../ui';
import styles from '../accounts.module.css';
import { signInByMail, type Credentials } from '../hooks/useLogin';
import { messages } from '../messages';

type Name = keyof Credentials;

function problemOf(name: Name, value: string): string | undefined {
  if (name === 'password') return value ? undefined : messages.passwordMissing;
  if (!value.trim()) return messages.emailMissing;
  return /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : messages.emailWrong;
}

interface LoginFormProps {
  busy: boolean;
  error: AppError | null;
  /** Called on a change of the form, which makes the last refusal obsolete. */
  onEdit: () => void;
  onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password, checked on leaving them and on submit; what the server refuses is said here, and nothing typed is lost. */
export function LoginForm({ busy, error, onEdit, onSubmit }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [problems, setProblems] = useState<Partial<Credentials>>({});
  const serverProblem = (name: Name) =>
    error ? fieldErrorsOf(error).find((field) => field.name === name)?.errors[0] : undefined;
  const check = (name: Name) => setProblems((known) => ({ ...known, [name]: problemOf(name, values[name]) }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      email: problemOf('email', values.email),
      password: problemOf('password', values.password),
    };
    setProblems(found);
    const first = (['email', 'password'] as const).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else onSubmit(values);
  };
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: problems[name] ?? serverProblem(name),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues({ ...values, [name]: target.value });
      onEdit();
      if (problems[name]) setProblems({ ...problems, [name]: undefined });
    },
    // Leaving an empty field says nothing yet: people look around before they type.
    onBlur: () => values[name] && check(name),
  });
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

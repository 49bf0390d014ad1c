import { useState, type FormEvent, type RefObject } from 'react';
import { fieldErrorsOf, type AppError } from '../../../data/errors';
import { messages } from '../messages';
import type { Credentials } from './useLogin';

type Name = keyof Credentials;

function problemOf(name: Name, value: string): string | undefined {
  if (name === 'password') return value ? undefined : messages.passwordMissing;
  if (!value.trim()) return messages.emailMissing;
  return /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : messages.emailWrong;
}

/** The two fields of the login: checked on leaving them and on submit, with the server's errors beside their field. */
export function useCredentials(
  form: RefObject<HTMLFormElement | null>,
  error: AppError | null,
  onSubmit: (credentials: Credentials) => void,
) {
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
      if (problems[name]) setProblems({ ...problems, [name]: undefined });
    },
    // Leaving an empty field says nothing yet: people look around before they type.
    onBlur: () => values[name] && check(name),
  });
  return { field, submit };
}

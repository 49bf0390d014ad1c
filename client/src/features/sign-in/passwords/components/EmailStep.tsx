import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { AuthForm, AuthHeading, AuthWays, EmailField } from '../../../../ui';
import { messages } from '../messages';

interface EmailStepProps {
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

/** Asks which account it is about. */
export function EmailStep({ email, onSubmit }: EmailStepProps) {
  return (
    <>
      <AuthHeading title={messages.forgotTitle} lead={messages.forgotLead} />
      <AuthForm<{ email: string }>
        initialValues={{ email }}
        submitLabel={messages.sendCode}
        onSubmit={(values) => onSubmit(values.email.trim())}
      >
        <EmailField autoComplete="username" />
      </AuthForm>
      <AuthWays>
        <Link to={paths.login()}>{messages.backToSignIn}</Link>
      </AuthWays>
    </>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { AuthForm, AuthHeading, AuthWays, EmailField } from '../../../../ui';
import type { RecoveryFlow } from '../hooks/useRecovery';
import { messages } from '../messages';

/** Asks which account it is about. */
export function EmailStep({ recovery, requestCode }: RecoveryFlow) {
  return (
    <>
      <AuthHeading title={messages.forgotTitle} lead={messages.forgotLead} />
      <AuthForm<{ email: string }>
        initialValues={{ email: recovery.email }}
        submitLabel={messages.sendCode}
        onSubmit={({ email }) => requestCode(email.trim())}
      >
        <EmailField autoComplete="username" />
      </AuthForm>
      <AuthWays>
        <Link to={paths.login()}>{messages.backToSignIn}</Link>
      </AuthWays>
    </>
  );
}

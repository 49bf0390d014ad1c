import { Navigate } from 'react-router-dom';
import { isSignedIn } from '../../../../data/session/session';
import { useSession } from '../../../../data/session/useSession';
import { useFrom, usePageTitle } from '../../../../ui';
import { CodeStep } from '../components/CodeStep';
import { EmailStep } from '../components/EmailStep';
import { PasswordStep } from '../components/PasswordStep';
import { useRecovery } from '../hooks/useRecovery';
import { messages } from '../messages';

const titles = { email: 'forgotTitle', code: 'codeTitle', password: 'passwordTitle' } as const;
const steps = { email: EmailStep, code: CodeStep, password: PasswordStep };

/** A new password with a mailed code or link. */
export default function ForgotPasswordPage() {
  const flow = useRecovery();
  const { step } = flow;
  const signedIn = useSession(isSignedIn);
  const from = useFrom();
  usePageTitle(messages[titles[step]]);
  // A mailed link also works for a signed-in person.
  if (signedIn && step !== 'password') return <Navigate to={from} replace />;
  const Step = steps[step];
  return <Step {...flow} />;
}

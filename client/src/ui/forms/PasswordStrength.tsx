import { useEffect, useState } from 'react';
import { logFailure } from '../../data/errors/log';
import { loadPasswordCheck, type PasswordCheck } from '../../lib/password-strength';
import { Row } from '../Stack';
import { Text } from '../Text';
import styles from './Forms.module.css';
import { messages } from './messages';

interface PasswordStrengthProps {
  password: string;
  /** Name and e-mail of the person, which a password must not be made of. */
  personal: string[];
}

const minLength = 10;
const tones = ['weak', 'weak', 'fair', 'good', 'good'] as const;

function useStrength(password: string, personal: string[]) {
  const [check, setCheck] = useState<PasswordCheck | null>(null);
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    loadPasswordCheck().then(
      (loaded) => setCheck(() => loaded),
      (error: unknown) => logFailure('The password check did not load', error),
    );
  }, [isTyped]);
  return check && isTyped ? check(password, personal) : null;
}

/** How hard a password is to guess, as a bar and in words. It has its place from the start, so nothing moves while one types. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const result = useStrength(password, personal);
  const tooShort = password.length < minLength;
  // Shorter ones are refused, however odd their characters are.
  const score = result ? (tooShort ? Math.min(result.score, 1) : result.score) : 0;
  const problem = result?.problem === 'common' ? messages.passwordCommon : messages.passwordPersonal;
  return (
    <div className={styles.strength} data-tone={tones[score]}>
      <div className={styles.steps} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={result && (step === 1 || score >= step) ? styles.on : ''} />
        ))}
      </div>
      <Row
        as="output"
        wrap
        justify="between"
        align="start"
        className={styles.words}
        aria-label={messages.strength}
      >
        <Text tone={result?.problem ? 'error' : undefined}>
          {result?.problem ? problem : messages.passwordHint}
        </Text>
        {result && <strong>{messages.strengths[score]}</strong>}
      </Row>
    </div>
  );
}

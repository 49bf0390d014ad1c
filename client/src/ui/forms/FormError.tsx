import type { ReactNode } from 'react';
import type { AppError } from '../../data/errors/errors';
import { Notice } from '../Notice';
import styles from './Forms.module.css';

interface FormErrorProps {
  error: AppError | null;
  /** A way on, such as a link to sign in. */
  action?: ReactNode;
}

/** Shows the server's refusal of the whole form. The frame stays in the page, so that screen readers hear what appears in it, once. */
export function FormError({ error, action }: FormErrorProps) {
  return (
    <div role="alert">
      {error && (
        <Notice kind="error" title={error.message} className={styles.error}>
          {action}
        </Notice>
      )}
    </div>
  );
}

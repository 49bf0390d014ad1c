import type { ReactNode } from 'react';
import { Stack } from '../Stack';
import styles from './Forms.module.css';

/** Fields that belong together, under a heading, in a form that has many. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="fieldset" className={styles.section}>
      <legend>{title}</legend>
      {children}
    </Stack>
  );
}

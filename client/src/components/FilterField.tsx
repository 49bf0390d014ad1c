import { useId, type ReactNode } from 'react';
import { Stack } from '../ui/Stack';
import styles from './FilterBar.module.css';

interface FilterFieldProps {
  label: string;
  /** Draws the control; give it the id, so that the label names it. */
  children: (id: string) => ReactNode;
}

/** One filter in the menu of a `FilterBar`: its label above the control. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <Stack gap={6} className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Stack>
  );
}

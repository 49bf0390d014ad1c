import { useId, type ReactNode } from 'react';
import styles from './FilterBar.module.css';
import { Stack } from './Stack';

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

/** The props of a `Select` for a filter that is one of a few values or none. Lists load this file without the select. */
export const oneOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  value: NoInfer<Value> | null,
  onChange: (value: Value | null) => void,
) => ({
  allowClear: true,
  value,
  options: Object.entries<string>(labels).map(([key, label]) => ({ value: key as Value, label })),
  onChange: (chosen: Value | null | undefined) => onChange(chosen ?? null),
});

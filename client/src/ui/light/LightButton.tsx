import type { ComponentProps } from 'react';
import styles from './light.module.css';

interface LightButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: 'primary' | 'default';
  /** Work is under way: the button says so and takes no second press. */
  busy?: boolean;
  block?: boolean;
}

/** A button for the pages that load without the component library; looks like the library's large one. */
export function LightButton({ kind, busy, block, children, ...rest }: LightButtonProps) {
  const classes = [styles.button, kind === 'primary' && styles.primary, block && styles.block];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}

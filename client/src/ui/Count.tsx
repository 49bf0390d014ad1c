import styles from './parts.module.css';

const highest = 99;

/** How many things are unread or wait, as a pill. For the eye alone: the button or line around it says it in words. */
export function Count({ value, className = '' }: { value: number; className?: string }) {
  if (value <= 0) return null;
  return (
    <span className={`${styles.count} ${className}`} aria-hidden>
      {value > highest ? `${highest}+` : value}
    </span>
  );
}

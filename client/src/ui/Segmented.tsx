import { useId } from 'react';
import { Row } from './Stack';
import { useActiveInView } from './hooks/useActiveInView';
import styles from './parts.module.css';

interface SegmentedProps<Value extends string> {
  /** Names the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** For a switch within a card. */
  small?: boolean;
  className?: string;
}

/** One of a few views or filters, all in sight. Radio buttons, so that arrow keys choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, small = false, className = '' } = props;
  const name = useId();
  const row = useActiveInView(`[value='${value}']`);
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className={`${styles.segments} ${className}`}
      data-small={small}
    >
      {options.map((option) => (
        <Row as="label" key={option.value} rigid justify="center" className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Row>
      ))}
    </div>
  );
}

import { SortAscendingOutlined } from '@ant-design/icons';
import styles from './FilterBar.module.css';
import { Row } from './Stack';
import { messages } from './messages';

interface SortSelectProps<Order extends string> {
  value: Order;
  options: { value: Order; label: string }[];
  onChange: (order: Order) => void;
}

/** In what order a list is. The browser's own select: phones draw it as they do everywhere, and it weighs nothing. */
export function SortSelect<Order extends string>({ value, options, onChange }: SortSelectProps<Order>) {
  return (
    <Row as="span" inline align="stretch" className={styles.sort}>
      <SortAscendingOutlined className={styles.sortIcon} aria-hidden />
      <select
        className={`${styles.box} ${styles.select}`}
        aria-label={messages.sort}
        value={value}
        onChange={({ target }) => onChange(target.value as Order)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Row>
  );
}

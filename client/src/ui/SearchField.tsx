import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { isComposing } from '../lib/composing';
import styles from './FilterBar.module.css';
import { PlainButton } from './PlainButton';
import { Row } from './Stack';
import { messages } from './messages';

interface SearchFieldProps {
  value: string;
  /** Names the field, as its placeholder disappears. */
  label: string;
  placeholder?: string;
  className?: string;
  onChange: (text: string) => void;
}

/** The search of a list: one line with a button to clear it. Plain, since lists load without the library's input. */
export function SearchField({ value, label, placeholder, className = '', onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Row as="span" inline gap="xs" className={`${styles.box} ${styles.field} ${className}`}>
      <SearchOutlined aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        enterKeyHint="search"
        // The list follows what is typed: in a form, Enter must not send it.
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.preventDefault()}
      />
      {value !== '' && (
        <PlainButton className={styles.clear} aria-label={messages.clearSearch} onClick={clear}>
          <CloseCircleFilled aria-hidden />
        </PlainButton>
      )}
    </Row>
  );
}

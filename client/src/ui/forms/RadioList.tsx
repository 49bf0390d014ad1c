import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { Stack } from '../Stack';
import { Text } from '../Text';
import styles from './Forms.module.css';

interface RadioListProps<Value extends string> {
  /** Names the choice. */
  title: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of several, each as large as a thumb; a label may take several lines. */
export function RadioList<Value extends string>({ title, options, value, onChange }: RadioListProps<Value>) {
  const id = useId();
  return (
    <Stack gap="xxs">
      <Text as="div" id={id} strong>
        {title}
      </Text>
      <Radio.Group
        className={styles.radios}
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} classNames={{ icon: styles.radio }}>
            {option.label}
          </Radio>
        ))}
      </Radio.Group>
    </Stack>
  );
}

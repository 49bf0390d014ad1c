import type { ComponentProps, ReactNode } from 'react';
import { countryOptions } from '../../lib/countries';
import { CountryFlag } from '../CountryFlag';
import { Row } from '../Stack';
import styles from './Forms.module.css';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Said while nothing is chosen, and chosen to choose nothing. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** Before what is chosen, as wide as a flag. */
  sign?: ReactNode;
}

/** One of many in the browser's own list: phones draw it as they do everywhere, and typing finds a name. */
export function NativeSelect({ placeholder, options, sign, value = '', ...select }: NativeSelectProps) {
  return (
    <Row as="span" className={styles.native}>
      {sign && (
        <Row as="span" className={styles.sign} aria-hidden>
          {sign}
        </Row>
      )}
      <select {...select} className={styles.select} value={value}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Row>
  );
}

/** One of all countries. */
export const CountryField = ({ value = '', ...select }: Omit<NativeSelectProps, 'options' | 'sign'>) => (
  <NativeSelect
    {...select}
    value={value}
    options={countryOptions()}
    sign={value && <CountryFlag code={String(value)} flagOnly />}
  />
);

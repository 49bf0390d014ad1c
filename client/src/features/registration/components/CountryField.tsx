import type { ComponentProps } from 'react';
import { CountryFlag } from '../../../components/CountryFlag';
import { countryOptions } from '../../../lib/countries';
import { messages } from '../messages';
import styles from './CountryField.module.css';

/** All countries, in the browser's own list: phones draw it as they do everywhere, and typing finds a name. */
export function CountryField({ value = '', ...props }: ComponentProps<'select'>) {
  return (
    <span className={styles.field}>
      {value && (
        <span className={styles.flag} aria-hidden>
          <CountryFlag code={String(value)} flagOnly />
        </span>
      )}
      <select {...props} className={styles.select} value={value} autoComplete="country">
        <option value="">{messages.countryPlaceholder}</option>
        {countryOptions().map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </select>
    </span>
  );
}

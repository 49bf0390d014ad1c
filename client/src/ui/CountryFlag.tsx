import { useState } from 'react';
import { countryName, flagUrl } from '../lib/countries';
import styles from './Pictures.module.css';
import { Row } from './Stack';

interface CountryFlagProps {
  code: string | null | undefined;
  /** Show the flag alone; the name is then read out instead of seen. */
  flagOnly?: boolean;
}

/** A country's flag with its name. */
export function CountryFlag({ code, flagOnly = false }: CountryFlagProps) {
  const [missing, setMissing] = useState(false);
  if (!code) return null;
  const name = countryName(code);
  return (
    <Row as="span" inline gap="xs">
      {!missing && (
        <img
          className={styles.flag}
          src={flagUrl(code)}
          alt={flagOnly ? name : ''}
          title={flagOnly ? name : undefined}
          width={20}
          height={14}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
      {(!flagOnly || missing) && <span>{name}</span>}
    </Row>
  );
}

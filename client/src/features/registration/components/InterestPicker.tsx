import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { SearchField } from '../../../components/SearchField';
import { messages } from '../messages';
import styles from './InterestPicker.module.css';

interface InterestPickerProps {
  name: string;
  /** Stands above the chips in the place of the name. */
  title?: string;
  terms: readonly string[];
  value?: string[];
  onChange?: (terms: string[]) => void;
}

const maxChosen = 50;
/** More terms than this get a search field, and are shown in part at first. */
const manyTerms = 18;

/** The terms of one group as chips to press; what is chosen stays visible whatever one searches for. */
export function InterestPicker({ name, title = name, terms, value = [], onChange }: InterestPickerProps) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const many = terms.length > manyTerms;
  const wanted = search.trim().toLowerCase();
  const found = terms.filter((term) => value.includes(term) || term.toLowerCase().includes(wanted));
  const shown =
    many && !all && !wanted ? found.filter((term, i) => i < manyTerms || value.includes(term)) : found;
  const toggle = (term: string) =>
    onChange?.(value.includes(term) ? value.filter((other) => other !== term) : [...value, term]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {title}
        {value.length > 0 && <span className={styles.count}>{messages.chosen(value.length)}</span>}
      </legend>
      {many && (
        <SearchField
          className={styles.search}
          label={messages.searchTerms(name)}
          placeholder={messages.searchTerms(name)}
          value={search}
          onChange={setSearch}
        />
      )}
      <ul className={styles.terms}>
        {shown.map((term) => (
          <li key={term}>
            <button
              type="button"
              className={styles.term}
              aria-pressed={value.includes(term)}
              disabled={value.length >= maxChosen && !value.includes(term)}
              onClick={() => toggle(term)}
            >
              {value.includes(term) && <CheckOutlined aria-hidden />} {term}
            </button>
          </li>
        ))}
        {shown.length < found.length && (
          <li>
            <Button type="link" onClick={() => setAll(true)}>
              {messages.showAll(terms.length)}
            </Button>
          </li>
        )}
      </ul>
      {found.length === 0 && <p className={styles.none}>{messages.noTerms}</p>}
    </fieldset>
  );
}

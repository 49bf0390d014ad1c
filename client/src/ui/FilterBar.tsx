import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu';
import { PlainButton } from './PlainButton';
import { SearchField } from './SearchField';
import { Row, Stack } from './Stack';
import { useSearchText } from './hooks/useSearchText';
import { messages } from './messages';

const texts = messages.filters;

/** A filter that is set, as a chip that removes it. */
export interface FilterChip {
  key: string;
  label: string;
  onRemove: () => void;
}

/** A chip for each value of a filter that takes several. */
export const valueChips = (
  filter: string,
  values: readonly string[],
  labelOf: (value: string) => string,
  onChange: (values: string[]) => void,
): FilterChip[] =>
  values.map((value) => ({
    key: `${filter} ${value}`,
    label: labelOf(value),
    onRemove: () => onChange(values.filter((other) => other !== value)),
  }));

/** A chip for each filter that is set, labelled by what it is set to. */
export const filterChips = (
  labels: Record<string, string | null | undefined>,
  change: (patch: Record<string, null>) => void,
): FilterChip[] =>
  Object.entries(labels).flatMap(([key, label]) =>
    label ? [{ key, label, onRemove: () => change({ [key]: null }) }] : [],
  );

interface FilterBarProps {
  /** Names the search and its filters: "Filter attendees". */
  label: string;
  search: { value: string; label: string; placeholder: string; onChange: (text: string) => void };
  /** The fields of the filters, one below the other; in a popover, on phones in a sheet. */
  filters?: ReactNode;
  chips?: readonly FilterChip[];
  onClear: () => void;
  /** Names what the button at the foot of the sheet shows: "356 people". */
  results?: string;
  /** Controls that are always in reach: a switch, the order, the layout. */
  children?: ReactNode;
}

/** Search and filters of a list, the same on every screen. The state lives in the address, see `useListState`. */
export function FilterBar({
  label,
  search,
  filters,
  chips = [],
  onClear,
  results,
  children,
}: FilterBarProps) {
  const [text, type] = useSearchText(search.value, search.onChange);
  const clear = () => {
    type('');
    onClear();
  };
  return (
    <Stack as="search" gap="sm" aria-label={label}>
      <Row wrap align="stretch" gap="xs" className={styles.controls}>
        <SearchField
          className={styles.search}
          label={search.label}
          placeholder={search.placeholder}
          value={text}
          onChange={type}
        />
        {filters && (
          <FilterMenu label={label} active={chips.length} onClear={clear} results={results}>
            {filters}
          </FilterMenu>
        )}
        {children && (
          <Row wrap align="stretch" gap="xs" className={styles.tools}>
            {children}
          </Row>
        )}
      </Row>
      {chips.length > 0 && (
        <Row as="ul" wrap gap={6}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <PlainButton
                className={styles.chip}
                aria-label={texts.remove(chip.label)}
                onClick={chip.onRemove}
              >
                {chip.label}
                <CloseOutlined className={styles.remove} aria-hidden />
              </PlainButton>
            </li>
          ))}
          <li>
            <Button type="link" onClick={clear}>
              {texts.clearAll}
            </Button>
          </li>
        </Row>
      )}
    </Stack>
  );
}

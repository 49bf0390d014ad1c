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

/** The value of a filter in words; a filter of several values has words for each. */
type Chosen =
  string | false | null | undefined | { values: readonly string[]; labelOf?: (value: string) => string };

/** A chip for each value that is set, which removes it. */
const chipsOf = (chosen: Record<string, Chosen>, change: (patch: Record<string, unknown>) => void) =>
  Object.entries(chosen).flatMap(([filter, set]) => {
    if (!set) return [];
    if (typeof set === 'string')
      return { key: filter, label: set, onRemove: () => change({ [filter]: null }) };
    const { values, labelOf = String } = set;
    return values.map((value) => ({
      key: `${filter} ${value}`,
      label: labelOf(value),
      onRemove: () => change({ [filter]: values.filter((other) => other !== value) }),
    }));
  });

interface FilterBarProps<Values extends { q: string }> {
  /** State in the address, of `useListState` or `useTable`. */
  list: {
    values: Values;
    change: (patch: Partial<{ [Name in keyof Values]: Values[Name] | null }>) => void;
    clear: () => void;
  };
  /** `filter` names the search and its filters, "Filter attendees"; `search` the field, whose placeholder disappears. */
  texts: { filter: string; search: string; searchHint: string };
  /** The fields of the filters, one below the other; in a popover, on phones in a sheet. */
  filters?: ReactNode;
  /** The value of each filter; a chip removes it. */
  chips?: Partial<Record<keyof NoInfer<Values>, Chosen>>;
  /** Names what the button at the foot of the sheet shows: "356 people". */
  results?: string;
  /** Controls that are always in reach: a switch, the order, the layout. */
  children?: ReactNode;
}

/** Search and filters of a list, the same on every screen. */
export function FilterBar<Values extends { q: string }>(props: FilterBarProps<Values>) {
  const { list, texts, filters, results, children } = props;
  const change = list.change as (patch: Record<string, unknown>) => void;
  const chips = chipsOf(props.chips ?? {}, change);
  const [text, type] = useSearchText(list.values.q, (q) => change({ q }));
  const clear = () => {
    type('');
    list.clear();
  };
  return (
    <Stack as="search" gap="sm" aria-label={texts.filter}>
      <Row wrap align="stretch" gap="xs" className={styles.controls}>
        <SearchField
          className={styles.search}
          label={texts.search}
          placeholder={texts.searchHint}
          value={text}
          onChange={type}
        />
        {filters && (
          <FilterMenu label={texts.filter} active={chips.length} onClear={clear} results={results}>
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
                aria-label={messages.filters.remove(chip.label)}
                onClick={chip.onRemove}
              >
                {chip.label}
                <CloseOutlined className={styles.remove} aria-hidden />
              </PlainButton>
            </li>
          ))}
          <li>
            <Button type="link" onClick={clear}>
              {messages.filters.clearAll}
            </Button>
          </li>
        </Row>
      )}
    </Stack>
  );
}

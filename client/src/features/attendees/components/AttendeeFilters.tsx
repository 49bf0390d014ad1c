import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import type { useAttendeeFilters } from '../hooks/useAttendeeFilters';
import { useDebouncedText } from '../hooks/useDebouncedText';
import { countFilters } from '../lib/attendee-filter';
import { messages } from '../messages';
import styles from './AttendeeFilters.module.css';
import { FilterFields } from './FilterFields';

const texts = messages.filters;

interface AttendeeFiltersProps {
  eventId: string;
  state: ReturnType<typeof useAttendeeFilters>;
}

/** Search and filters; on phones the filters lie in a drawer under the thumb. */
export function AttendeeFilters({ eventId, state }: AttendeeFiltersProps) {
  const { filters, change, clear } = state;
  const wide = useAtLeast('md');
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useDebouncedText(filters.search, (text) => change({ search: text }));
  const active = countFilters(filters);
  const fields = <FilterFields eventId={eventId} filters={filters} onChange={change} />;
  const clearButton = active > 0 && (
    <Button type="link" className={styles.clear} onClick={clear}>
      {texts.clear}
    </Button>
  );
  return (
    <search className={styles.bar} aria-label={texts.label}>
      <Input
        className={styles.search}
        size="large"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={texts.searchHint}
        aria-label={texts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        enterKeyHint="search"
      />
      {wide && fields}
      {wide && clearButton}
      {!wide && (
        <>
          <Button
            size="large"
            className={styles.more}
            icon={<FilterOutlined aria-hidden />}
            aria-label={texts.more(active)}
            type={active > 0 ? 'primary' : 'default'}
            onClick={() => setOpen(true)}
          >
            {active > 0 ? active : null}
          </Button>
          <Drawer
            className={styles.drawer}
            open={open}
            onClose={() => setOpen(false)}
            placement="bottom"
            size="auto"
            title={texts.label}
          >
            <div className={styles.stack}>
              {fields}
              {clearButton}
              <Button type="primary" size="large" onClick={() => setOpen(false)}>
                {texts.show}
              </Button>
            </div>
          </Drawer>
        </>
      )}
    </search>
  );
}

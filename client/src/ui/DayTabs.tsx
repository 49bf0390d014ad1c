import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { dayNames } from '../lib/event-days';
import styles from './DayTabs.module.css';
import { PlainButton } from './PlainButton';
import { Row, Stack } from './Stack';
import { Text } from './Text';
import { useActiveInView } from './hooks/useActiveInView';
import type { useDayParam } from './hooks/useDayParam';
import { messages } from './messages';

export interface DayTab {
  /** `2026-11-21` */
  key: string;
  /** How many things match on this day; shown when provided. */
  count?: number;
}

interface DayTabsProps {
  label: string;
  days: readonly DayTab[];
  value: string;
  onChange: (day: string) => void;
  /** The spoken text of a day's number: "14 matches". */
  countLabel?: (count: number) => string;
  /** The present day of the event. */
  today?: string;
  /** Id of the element that shows the chosen day; give it `role="tabpanel"` and `aria-labelledby={dayTabId(…)}`. */
  panelId: string;
}

export const dayTabId = (panelId: string, day: string): string => `${panelId}-${day}`;

/** The days of an event as tabs, today marked; arrow keys, Home and End move between them. */
export function DayTabs(props: DayTabsProps) {
  const { label, days, value, onChange, countLabel = messages.matches, today, panelId } = props;
  const row = useActiveInView(`[id='${dayTabId(panelId, value)}']`);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = days.findIndex(({ key }) => key === value);
    // The arrows follow the visual order, and wrap around.
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: (at + forward) % days.length,
      ArrowLeft: (at - forward) % days.length,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : days.at(place);
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(dayTabId(panelId, next.key))?.focus();
  };
  return (
    <Row
      ref={row}
      role="tablist"
      aria-label={label}
      gap="xxs"
      pad="xxs"
      align="stretch"
      className={styles.days}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {days.map(({ key, count }) => {
        const { weekday, date } = dayNames(key);
        return (
          <PlainButton
            key={key}
            role="tab"
            id={dayTabId(panelId, key)}
            aria-selected={key === value}
            aria-controls={panelId}
            tabIndex={key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
          >
            <Text as="strong" strong>
              {key === today ? messages.today : weekday}
            </Text>
            <span>{date}</span>
            {count !== undefined && (
              <>
                <Text size="caption" tone="text" className={styles.count} aria-hidden>
                  {count}
                </Text>
                <span className="visually-hidden">{countLabel(count)}</span>
              </>
            )}
          </PlainButton>
        );
      })}
    </Row>
  );
}

interface DayPanelsProps {
  label: string;
  dayParam: ReturnType<typeof useDayParam>;
  /** How many things match on a day; shown when provided. */
  countOf?: (day: string) => number;
  /** The tabs stay below the bar of the event while the page scrolls. */
  sticky?: boolean;
  children: ReactNode;
}

/** The days of the event as tabs, and what the chosen one holds. */
export function DayPanels({ label, dayParam, countOf, sticky = false, children }: DayPanelsProps) {
  const { days, day, today, setDay } = dayParam;
  const panelId = useId();
  return (
    <>
      <div className={sticky ? styles.sticky : undefined}>
        <DayTabs
          label={label}
          days={days.map((key) => ({ key, count: countOf?.(key) }))}
          value={day}
          onChange={setDay}
          today={today}
          panelId={panelId}
        />
      </div>
      <Stack id={panelId} role="tabpanel" aria-labelledby={dayTabId(panelId, day)}>
        {children}
      </Stack>
    </>
  );
}

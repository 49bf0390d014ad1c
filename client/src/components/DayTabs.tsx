import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayNames } from '../lib/event-days';
import styles from './DayTabs.module.css';
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
  /** The present day of the event. */
  today?: string;
  /** Id of the element that shows the chosen day; give it `role="tabpanel"` and `aria-labelledby={dayTabId(…)}`. */
  panelId: string;
}

export const dayTabId = (panelId: string, day: string): string => `${panelId}-${day}`;

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** In a row that runs from right to left, the arrows follow what one sees. */
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Moves the active tab into view within its row; the page itself does not scroll. Two frames later, when the page is laid out
 * anyway: measuring at once lays it out once more.
 */
function useActiveInView(activeId: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const active = document.getElementById(activeId);
      if (!row.current || !active) return;
      const frame = row.current.getBoundingClientRect();
      const tab = active.getBoundingClientRect();
      row.current.scrollBy({ left: tab.left + tab.width / 2 - frame.left - frame.width / 2 });
    };
    let frameId = requestAnimationFrame(() => {
      frameId = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frameId);
  }, [activeId]);
  return row;
}

/** The days of an event as tabs, today marked; arrow keys, Home and End move between them. */
export function DayTabs({ label, days, value, onChange, today, panelId }: DayTabsProps) {
  const row = useActiveInView(dayTabId(panelId, value));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = steps[(isRtl && mirrored[event.key]) || event.key];
    if (!step) return;
    event.preventDefault();
    const index = days.findIndex(({ key }) => key === value);
    const next = days[step(index, days.length - 1)];
    if (!next) return;
    onChange(next.key);
    document.getElementById(dayTabId(panelId, next.key))?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={styles.row}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {days.map(({ key, count }) => {
        const { weekday, date } = dayNames(key);
        return (
          <button
            key={key}
            type="button"
            role="tab"
            id={dayTabId(panelId, key)}
            aria-selected={key === value}
            aria-controls={panelId}
            tabIndex={key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
          >
            <span className={styles.weekday}>{key === today ? messages.today : weekday}</span>
            <span className={styles.date}>{date}</span>
            {count !== undefined && (
              <>
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
                <span className="visually-hidden">{messages.matches(count)}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

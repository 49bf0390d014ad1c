import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './ScrollRow.module.css';

interface ScrollRowProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Width of each item, in pixels. */
  itemWidth?: number;
  items: { key: string; node: ReactNode }[];
}

/** Which ends of the row still hide something. */
function useEnds(row: React.RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const element = row.current;
    if (!element || count === 0) return undefined;
    const measure = () =>
      setEnds({
        start: element.scrollLeft < 8,
        end: element.scrollLeft + element.clientWidth > element.scrollWidth - 8,
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, count]);
  return ends;
}

/** A row of cards that scrolls sideways within itself: by touch, by wheel, by buttons, by Tab. */
export function ScrollRow({ label, previousLabel, nextLabel, itemWidth = 232, items }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row, items.length);
  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85, behavior: 'smooth' });
  const all = ends.start && ends.end;
  return (
    <div className={styles.frame}>
      <ul
        ref={row}
        className={styles.row}
        aria-label={label}
        style={{ '--item': `${itemWidth}px` } as React.CSSProperties}
      >
        {items.map(({ key, node }) => (
          <li key={key} className={styles.item}>
            {node}
          </li>
        ))}
      </ul>
      {!all && (
        <div className={styles.buttons}>
          <Button
            shape="circle"
            icon={<LeftOutlined aria-hidden />}
            aria-label={previousLabel}
            disabled={ends.start}
            onClick={() => move(-1)}
          />
          <Button
            shape="circle"
            icon={<RightOutlined aria-hidden />}
            aria-label={nextLabel}
            disabled={ends.end}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
}

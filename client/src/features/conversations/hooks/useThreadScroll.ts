import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadRow } from '../lib/thread-rows';

/** Within this distance of the end, what arrives is followed. */
const END_PX = 80;
/** Scrolled up this far, a button leads back to the newest message. */
const AWAY_PX = 240;
/** Older messages are asked for when this few rows are left above. */
const ROWS_LEFT = 10;

const estimates: Record<ThreadRow['kind'], number> = { bubble: 64, day: 48, new: 40, older: 40, start: 40 };

interface Options {
  rows: readonly ThreadRow[];
  /** Older messages are on their way, or failed to load. */
  isWaiting: boolean;
  /** Asks for older messages; called again and again while the top is near. */
  onNearTop: () => void;
}

/**
 * Draws only the rows in view and keeps what is being read in place: when older messages are put before it, and when
 * new ones arrive below. At the end, new messages are followed.
 */
export function useThreadScroll({ rows, isWaiting, onNearTop }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const [atEnd, setAtEnd] = useState(false);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => estimates[rows[index]?.kind ?? 'bubble'],
    overscan: 10,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    paddingEnd: 12,
  });

  const onScroll = () => {
    const distance = virtualizer.getDistanceFromEnd();
    setAway(distance > AWAY_PX);
    setAtEnd(distance <= END_PX);
  };
  const locate = useRef(onScroll);
  const started = useRef(false);
  useLayoutEffect(() => {
    if (started.current || rows.length === 0) return;
    started.current = true;
    const firstNew = rows.findIndex(({ kind }) => kind === 'new');
    // Where much is unread, reading goes on at its beginning; the end is the limit of scrolling anyway.
    if (firstNew > 1) virtualizer.scrollToIndex(firstNew, { align: 'start' });
    else virtualizer.scrollToEnd();
    requestAnimationFrame(() => locate.current());
  }, [rows, virtualizer]);

  // The keyboard of a phone, a growing text field and a strip above change the height: the end stays in view.
  const stay = useEffectEvent(() => {
    if (atEnd) virtualizer.scrollToEnd();
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => stay());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const items = virtualizer.getVirtualItems();
  const firstIndex = items[0]?.index ?? Number.POSITIVE_INFINITY;
  const wantsOlder = !isWaiting && firstIndex < ROWS_LEFT && rows[0]?.kind === 'older';
  const count = rows.length;
  useEffect(() => {
    if (started.current && wantsOlder) onNearTop();
    // Asked again after each page that arrives, as long as the top is near.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wantsOlder, count]);

  return { scroller, virtualizer, items, away, atEnd, onScroll };
}

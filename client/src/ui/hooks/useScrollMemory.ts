import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How a long list stood when it was left. */
interface ScrollPlace {
  offset: number;
  measurements: VirtualItem[];
}

/** Scroll places by the entry of the history; as many as a person is likely to go back through. */
const places = new Map<string, ScrollPlace>();
const MAX_PLACES = 30;

function remember(key: string, place: ScrollPlace): void {
  places.delete(key);
  places.set(key, place);
  for (const oldest of places.keys()) {
    if (places.size <= MAX_PLACES) break;
    places.delete(oldest);
  }
}

/**
 * Where a list stood when Back leads to it again. `current` tells the place when the list goes. The page scrolls to
 * its top on a new path, so the place is taken up after that.
 */
export function useScrollMemory(name: string, current: () => ScrollPlace): ScrollPlace | null {
  const key = `${useLocation().key} ${name}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (isBack ? (places.get(key) ?? null) : null));
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  useLayoutEffect(() => () => remember(key, latest.current()), [key]);
  useEffect(() => {
    if (place) window.scrollTo(0, place.offset);
  }, [place]);
  return place;
}

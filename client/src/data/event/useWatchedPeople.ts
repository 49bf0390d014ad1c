import { useEffect, useState } from 'react';
import { presence } from './presence';

/** Collects the people of a page that appears, so that they are requested together. */
const GATHER_MS = 300;

/** Sorted ids of the people on screen; updates after a short delay, so that a list subscribes once. */
export function useWatchedPeople(): readonly string[] {
  const [people, setPeople] = useState(() => [...presence.getWatched()].sort());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setPeople([...presence.getWatched()].sort());
      }, GATHER_MS);
    };
    const stop = presence.onWatched(gather);
    // Includes people of components that were mounted before this one listened.
    gather();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return people;
}

import { useEffect, useState } from 'react';
import { presence } from './presence';

/** A page appears with all its people within this time. */
const GATHER_MS = 300;

/** Ids of the people on screen, in a fixed order; follows the pages a moment later, so that a list asks once. */
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
    // Pages that appeared before this one listened.
    gather();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return people;
}

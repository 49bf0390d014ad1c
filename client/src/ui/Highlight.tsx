import { markMatches } from '../lib/highlight';

/** A text with what was searched for marked in it. */
export function Highlight({ text, query }: { text: string; query: string }) {
  let place = 0;
  const parts = markMatches(text, query).map(({ text: part, marked }) => {
    const key = place;
    place += part.length;
    return marked ? <mark key={key}>{part}</mark> : part;
  });
  return <bdi>{parts}</bdi>;
}

import { markMatches } from '../lib/highlight';

function Parts({ text, query }: { text: string; query: string }) {
  let place = 0;
  return markMatches(text, query).map(({ text: part, marked }) => {
    const key = place;
    place += part.length;
    return marked ? <mark key={key}>{part}</mark> : part;
  });
}

/** A text with what was searched for marked in it; it keeps its own direction. */
export const Highlight = (props: { text: string; query: string }) => (
  <bdi>
    <Parts {...props} />
  </bdi>
);

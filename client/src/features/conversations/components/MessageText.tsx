import { splitLinks } from '../lib/links';

/** A message as text, its web addresses as links that give the other side nothing. */
export function MessageText({ text }: { text: string }) {
  let position = 0;
  return splitLinks(text).map((part) => {
    const key = position;
    position += part.text.length;
    return part.kind === 'link' ? (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}

import Linkify from 'linkify-react';
import { hasHiddenLogin } from '../lib/safe-link';

const options = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow',
  defaultProtocol: 'https',
  validate: (value: string, type: string) =>
    type === 'url' && /^https?:\/\//iu.test(value) && !hasHiddenLogin(value),
};

/** A message as text, its web addresses as links that give the other side nothing. */
export function MessageText({ text }: { text: string }) {
  return <Linkify options={options}>{text}</Linkify>;
}

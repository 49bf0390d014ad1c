import Linkify from 'linkify-react';

/** Whether an address carries a login: "https://bank.example@evil.example" reads as one place and leads to another. */
function hasHiddenLogin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

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

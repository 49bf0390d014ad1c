/** A stretch of a message: plain text, or a web address that may be opened. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const CANDIDATE = /\bhttps?:\/\/[^\s<>"'`]+/giu;
const TRAILING_PUNCTUATION = /[.,;:!?)\]}]+$/u;

/** The address in its normal form, or null unless it is plain http or https without a hidden login. */
export function safeHref(candidate: string): string | null {
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // "https://bank.example@evil.example" reads as one place and leads to another.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** Drops the punctuation that ends a sentence but keeps brackets that belong to the address. */
function trimAddress(candidate: string): string {
  const trimmed = candidate.replace(TRAILING_PUNCTUATION, '');
  const rest = candidate.slice(trimmed.length);
  return rest.startsWith(')') && trimmed.includes('(') ? `${trimmed})` : trimmed;
}

/** Cuts a message into text and safe links; the parts joined give the message back. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const address = trimAddress(match[0]);
    const href = safeHref(address);
    if (!href) continue;
    if (match.index > position) parts.push({ kind: 'text', text: text.slice(position, match.index) });
    parts.push({ kind: 'link', text: address, href });
    position = match.index + address.length;
  }
  if (position < text.length) parts.push({ kind: 'text', text: text.slice(position) });
  return parts;
}

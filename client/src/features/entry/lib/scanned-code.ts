import { openWithoutLogin } from '../../../lib/paths';

/** The longest code that the server reads. */
const MAX_LENGTH = 100;
/** The longest text that may be a link with one. */
const MAX_TEXT = 2_000;
const LINK = /^[a-z][a-z0-9+.-]*:/i;

/** The last part of a link to one of the portal's hosts that shows whose code it is; null for every other link. */
function codeInLink(text: string, hosts: readonly string[]): string | null {
  try {
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol) || !hosts.includes(url.host)) return null;
    // A reader with Caps Lock writes all of it in capitals.
    const [before, after] = decodeURIComponent(url.pathname).toLowerCase().split(`/${openWithoutLogin}`);
    return before === '' && after ? after.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}

/** What readers put before a code to say which kind it is (ISO/IEC 15424), `]Q1`. */
const KIND_OF_CODE = /^\][A-Za-z]\w/;
/** Around a code that was copied out of a text, and between its groups on paper. */
const AROUND = /^[\s\p{Cf}\p{Pi}\p{Pf}"'<]+|[\s\p{Cf}\p{Pi}\p{Pf}"'>]+$/gu;
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;

interface Scanned {
  code: string;
  isLink: boolean;
}

function read(text: string, hosts: readonly string[]): Scanned | null {
  if (text.length > MAX_TEXT) return null;
  const content = text.normalize('NFKC').replace(AROUND, '').replace(KIND_OF_CODE, '');
  const isLink = LINK.test(content);
  const code = isLink ? codeInLink(content, hosts) : content.replace(BETWEEN, '');
  return code && code.length <= MAX_LENGTH && !/[\s/]/.test(code)
    ? { code: code.toUpperCase(), isLink }
    : null;
}

/**
 * The entry code in what was scanned or typed: the code itself, or a verification link of this portal that ends in it.
 * Null where there is none, such as in a link to another place.
 */
export const codeIn = (text: string, hosts: readonly string[]): string | null =>
  read(text, hosts)?.code ?? null;

/**
 * The code in what a hand-held reader typed. Readers press the keys of an American keyboard; `pressed` is what those keys are there,
 * where the computer has another layout and made other signs of them.
 */
export function codeOfReader(typed: string, pressed: string, hosts: readonly string[]): string | null {
  const found = [typed, pressed].flatMap((text) => read(text, hosts) ?? []);
  // Only one of the two can be a link, and a code has no other letters than these.
  const meant = found.find(({ isLink }) => isLink) ?? found.find(({ code }) => /^[A-Z0-9]+$/.test(code));
  return (meant ?? found[0])?.code ?? null;
}

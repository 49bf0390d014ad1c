import { openWithoutLogin } from '../../../lib/paths';

/** The longest code that the server reads. */
const MAX_LENGTH = 100;
const LINK = /^[a-z][a-z0-9+.-]*:/i;

/** The last part of a link of this portal that shows whose code it is; null for every other link. */
function codeInLink(text: string, host: string): string | null {
  try {
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol) || url.host !== host) return null;
    const [before, after] = decodeURIComponent(url.pathname).split(`/${openWithoutLogin}`);
    return before === '' && after ? after.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}

/**
 * The entry code in what was scanned or typed: the code itself, or a verification link of this portal that ends in it.
 * Null where there is none, such as in a link to another place.
 */
export function codeIn(text: string, host: string): string | null {
  const trimmed = text.trim();
  const code = LINK.test(trimmed) ? codeInLink(trimmed, host) : trimmed;
  return code && code.length <= MAX_LENGTH && !/[\s/]/.test(code) ? code.toUpperCase() : null;
}

/** As many bytes as the server gives of each hash. */
const HASH_BYTES = 16;

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Hashing needs a secure address: browsers offer it on https and localhost only. */
export const canHash = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/** The hash under which the server lists a code. */
export async function hashOf(salt: string, code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${code}`));
  return base64(new Uint8Array(digest).subarray(0, HASH_BYTES));
}

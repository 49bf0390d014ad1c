/** Push services of today's browsers; `*.` stands for any subdomain. */
const KNOWN_PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

const matches = (origin: string, pattern: string): boolean => {
  const [scheme, host = ''] = pattern.split('://');
  if (!host.startsWith('*.')) return origin === pattern;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1)) && !origin.includes('@');
};

/**
 * Whether an address belongs to one of these services, or a known one where the settings name none; users choose the
 * address, so the server calls no other host.
 */
export function isPushService(address: string, services: readonly string[] = KNOWN_PUSH_SERVICES): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return !username && !password && services.some((pattern) => matches(origin, pattern));
}

import { isolated } from '../../../lib/bidi';
import { messages } from '../messages';

/** What the server calls a device, such as "Chrome on Android", in the language of the page. */
export function deviceWords(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system ? messages.deviceOf(browser, system) : isolated(browser);
}

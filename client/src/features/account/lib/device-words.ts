import { isolated } from '../../../lib/language';
import { messages } from '../messages';

/** Translates the server's name of a device, such as "Chrome on Android". */
export function deviceWords(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system ? messages.deviceOf(browser, system) : isolated(browser);
}

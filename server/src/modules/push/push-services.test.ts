import { describe, expect, test } from 'vitest';
import { isPushService } from './push-services';

const known = (address: string) => isPushService(address);

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is taken where browsers have one: %s', (address) => expect(known(address)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.test/abc',
    'https://evil.test/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/abc',
    'https://push.apple.com.evil.test/abc',
    'https://evilpush.apple.com/abc',
    'https://127.0.0.1/abc',
    'not an address',
  ])('is refused elsewhere: %s', (address) => expect(known(address)).toBe(false));
});

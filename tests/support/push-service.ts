import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { serve } from './http-service';

const bytes = (value: ArrayBuffer): Buffer => Buffer.from(value);

/** Decrypts a push message as browsers do (RFC 8291). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]);
  const secret = bytes(hkdfSync('sha256', browser.computeSecret(serverKey), auth, info, 32));
  const key = bytes(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = bytes(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The text ends before a delimiter, behind which there may be zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

export type PushServiceTwin = Awaited<ReturnType<typeof startPushService>>;

/** Starts a push service on loopback, with one browser behind it. */
export async function startPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const { url: origin, close } = await serve(({ url: path = '', headers }, response, body) => {
    const authorization = headers.authorization?.split(' ')[0] ?? '';
    twin.received.push({ path, authorization, content: decrypt(body, browser, auth) });
    response.writeHead(twin.status).end();
  });
  const twin = {
    origin,
    /** Pushes as the browser reads them, with the scheme of the sender's signature. */
    received: [] as { path: string; authorization: string; content: unknown }[],
    /** The status that it answers with. */
    status: 201,
    /** Input of `savePushSubscription`, for a device of this name. */
    subscription: (device: string) => ({
      endpoint: `${origin}/${device}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close,
  };
  return twin;
}

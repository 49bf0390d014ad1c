import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push as the browser reads it. */
export interface ReceivedPush {
  path: string;
  /** Scheme of the sender's signature. */
  authorization: string;
  content: unknown;
}

/** A push service on loopback, with one browser behind it. */
export interface PushServiceTwin {
  origin: string;
  received: ReceivedPush[];
  /** The status that it answers with. */
  status: number;
  /** Input of `savePushSubscription`, for a device of this name. */
  subscription(device: string): { endpoint: string; p256dh: string; auth: string };
  close(): Promise<void>;
}

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

/** Starts the twin. */
export async function startPushService(): Promise<PushServiceTwin> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const http = createServer((request, response) => {
    void buffer(request).then((body) => {
      twin.received.push({
        path: request.url ?? '',
        authorization: request.headers.authorization?.split(' ')[0] ?? '',
        content: decrypt(body, browser, auth),
      });
      response.writeHead(twin.status).end();
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const twin: PushServiceTwin = {
    origin,
    received: [],
    status: 201,
    subscription: (device) => ({
      endpoint: `${origin}/${device}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: async () => {
      http.close();
      await once(http, 'close');
    },
  };
  return twin;
}

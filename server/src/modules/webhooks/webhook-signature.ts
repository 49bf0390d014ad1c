import { Webhook as Signature } from 'standardwebhooks';

interface Secrets {
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
}

/** The headers of an attempt as Standard Webhooks says: the id stays the same for all attempts, the time does not. */
export const signedHeaders = (
  { secret, previousSecret, previousSecretUntil }: Secrets,
  deliveryId: string,
  body: string,
): Record<string, string> => {
  const now = new Date();
  const id = `msg_${deliveryId.replaceAll('-', '')}`;
  const secrets =
    previousSecret && previousSecretUntil && previousSecretUntil > now ? [secret, previousSecret] : [secret];
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Podium-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((one) => new Signature(one).sign(id, now, body)).join(' '),
  };
};

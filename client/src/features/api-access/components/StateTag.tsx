import { StatusTag, type StatusTone } from '../../../ui';
import { messages } from '../messages';

const tones = {
  valid: 'success',
  expiring: 'waiting',
  expired: 'neutral',
  revoked: 'danger',
  sending: 'success',
  failing: 'waiting',
  paused: 'danger',
  WAITING: 'waiting',
  DELIVERED: 'success',
  FAILED: 'danger',
} as const satisfies Record<string, StatusTone>;

/** The state of a token, a webhook or a delivery. */
export function StateTag({ state }: { state: keyof typeof tones }) {
  const { tokens, webhooks, deliveries } = messages;
  const words = { ...tokens.states, ...webhooks.states, ...deliveries.status };
  return <StatusTag tone={tones[state]}>{words[state]}</StatusTag>;
}

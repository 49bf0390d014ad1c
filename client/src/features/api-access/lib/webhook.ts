import type { ApiScope, Webhook_WebhookFragment, WebhookTopic } from '../../../generated/graphql';
import { messages } from '../messages';
import { scopeOfTopic } from './scopes';

type Webhook = Webhook_WebhookFragment;

export const topics = Object.keys(messages.topics) as WebhookTopic[];

/** How sending goes. */
export function stateOfWebhook({ pausedAt, failingSince }: Pick<Webhook, 'pausedAt' | 'failingSince'>) {
  if (pausedAt) return 'paused';
  return failingSince ? 'failing' : 'sending';
}

/** How long something took, in words. */
export const inMs = (value: number | null): string =>
  value === null ? messages.webhook.noFigure : messages.webhooks.ms(value);

/** Topics in words: `Attendees, Meetings`. */
export const topicWords = (chosen: readonly WebhookTopic[]): string =>
  topics
    .filter((topic) => chosen.includes(topic))
    .map((topic) => messages.topics[topic])
    .join(', ');

/** The fields of the form of a webhook. */
export interface WebhookValues {
  name: string;
  url: string;
  topics: WebhookTopic[];
  scopes: ApiScope[];
  payload: 'usual' | 'own';
  query: string;
}

export const emptyWebhook: WebhookValues = {
  name: '',
  url: '',
  topics: [],
  scopes: [],
  payload: 'usual',
  query: '',
};

/** The form of a webhook as it is. */
export const valuesOfWebhook = ({ name, url, topics: sent, scopes, query }: Webhook): WebhookValues => ({
  name,
  url,
  topics: sent,
  scopes,
  payload: query === null ? 'usual' : 'own',
  query: query ?? '',
});

/** The input of the server from a form; the usual payloads read what their topics need. */
export const inputOfWebhook = ({ name, url, topics: sent, scopes, payload, query }: WebhookValues) => ({
  name: name.trim(),
  url: url.trim(),
  topics: sent,
  scopes: payload === 'own' ? scopes : sent.map((topic) => scopeOfTopic[topic]),
  query: payload === 'own' ? query.trim() : null,
});

/** The scopes of a form after other topics are chosen: those of new topics come with them, those of topics that go leave. */
export function scopesAfter(
  scopes: readonly ApiScope[],
  before: readonly WebhookTopic[],
  after: readonly WebhookTopic[],
): ApiScope[] {
  const removed = before.filter((topic) => !after.includes(topic)).map((topic) => scopeOfTopic[topic]);
  const added = after.filter((topic) => !before.includes(topic)).map((topic) => scopeOfTopic[topic]);
  return [...new Set([...scopes.filter((scope) => !removed.includes(scope)), ...added])];
}

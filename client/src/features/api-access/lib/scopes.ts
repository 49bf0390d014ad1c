import type { ApiScope, WebhookTopic } from '../../../generated/graphql';
import { messages } from '../messages';

/** Scopes of an event's tokens and webhooks, as the forms list them. */
export const scopeGroups = {
  reads: [
    'ATTENDEES_READ',
    'COMPANIES_READ',
    'SCHEDULE_READ',
    'MEETINGS_READ',
    'CHECK_INS_READ',
    'STATISTICS_READ',
  ],
  contacts: ['CONTACTS_READ'],
  writes: ['ATTENDEES_WRITE', 'SCHEDULE_WRITE', 'CHECK_INS_WRITE'],
} as const satisfies Record<string, readonly ApiScope[]>;

export type ScopeGroup = keyof typeof scopeGroups;

/** The scope that the usual payload of a topic needs. */
export const scopeOfTopic: Record<WebhookTopic, ApiScope> = {
  ATTENDEE_CHANGED: 'ATTENDEES_READ',
  CHECK_IN_RECORDED: 'CHECK_INS_READ',
  MEETING_CHANGED: 'MEETINGS_READ',
  SCHEDULE_CHANGED: 'SCHEDULE_READ',
};

/** Scopes as a phrase: `Reads attendees, entries; changes the schedule`. */
export function scopeWords(scopes: readonly ApiScope[]): string {
  const { things, writes, reads, writesFirst } = messages.inShort;
  const wordsOf = (words: Partial<Record<ApiScope, string>>) =>
    Object.entries(words).flatMap(([scope, word]) => (scopes.includes(scope as ApiScope) ? [word] : []));
  const read = wordsOf(things);
  const written = wordsOf(writes).join(', ');
  if (read.length === 0) return writesFirst(written);
  return [reads(read.join(', ')), written].filter(Boolean).join('; ');
}

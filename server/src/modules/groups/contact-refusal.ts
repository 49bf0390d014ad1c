import { conflict } from '../../core/errors';
import type { Language } from '../../core/graphql/languages';
import type { RequestContext } from '../../core/request/context';
import { viewerLanguageByEventId } from '../events/index';
import type { ContactRefusal, ContactRefusalReason } from './contact-refusal.types';
import { arabic } from './refusal-words.ar';
import { type Contact, english, type RefusalWords } from './refusal-words.en';
import { urdu } from './refusal-words.ur';

const words: Record<Language, RefusalWords> = { EN: english, UR: urdu, AR: arabic };

const wordsOf = (contact: Contact, reason: ContactRefusalReason, language: Language) => {
  const own: Partial<RefusalWords['MEETING']> = words[language][contact];
  return own[reason] ?? words[language].MEETING[reason];
};

/** A reason with its words in the viewer's language; null without a reason. */
export async function contactRefusal(
  ctx: RequestContext,
  contact: Contact,
  eventId: string,
  reason: ContactRefusalReason | null,
): Promise<ContactRefusal | null> {
  if (!reason) return null;
  const language = await viewerLanguageByEventId(ctx).load(eventId);
  const [message, help] = wordsOf(contact, reason, language);
  return { reason, message, help };
}

/** CONFLICT with a reason and what helps. */
export const contactConflict = (contact: Contact, reason: ContactRefusalReason) => {
  const [message, help] = wordsOf(contact, reason, 'EN');
  return conflict(reason, message, { help });
};

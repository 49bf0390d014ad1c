import { conflict } from '../../core/errors';
import type { Language } from '../../core/graphql/languages';
import type { RequestContext } from '../../core/request/context';
import { viewerLanguageByEventId } from '../events/index';
import type { ContactRefusal, ContactRefusalReason } from './contact-refusal.types';
import { arabic } from './refusal-words.ar';
import { type Contact, english, type RefusalWords } from './refusal-words.en';
import { urdu } from './refusal-words.ur';

const words: Record<Language, RefusalWords> = { EN: english, UR: urdu, AR: arabic };

/** The number of a limit at the end of its sentence, which reads right in each language whatever the number is. */
const withNumber = (message: string, most: number): string =>
  message.replace(/[.۔]$/u, (end) => `: ${most}${end}`);

/** The reason in words and what helps; those of a limit name the number `most` and who has set it. */
function wordsOf(contact: Contact, reason: ContactRefusalReason, language: Language, most: number | null) {
  const { setBy, ...all } = words[language];
  const own: Partial<RefusalWords['MEETING']> = all[contact];
  const [message, help] = own[reason] ?? all.MEETING[reason];
  return most === null ? { message, help } : { message: withNumber(message, most), help: `${help} ${setBy}` };
}

/** A reason with its words in the viewer's language, and the number of a limit; null without a reason. */
export async function contactRefusal(
  ctx: RequestContext,
  contact: Contact,
  eventId: string,
  reason: ContactRefusalReason | null,
  most: number | null = null,
): Promise<ContactRefusal | null> {
  if (!reason) return null;
  const language = await viewerLanguageByEventId(ctx).load(eventId);
  return { reason, ...wordsOf(contact, reason, language, most) };
}

/** CONFLICT with a reason, the number of a limit and what helps. */
export const contactConflict = (
  contact: Contact,
  reason: ContactRefusalReason,
  most: number | null = null,
) => {
  const { message, help } = wordsOf(contact, reason, 'EN', most);
  return conflict(reason, message, { help });
};

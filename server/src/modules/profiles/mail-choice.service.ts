import type { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { notFound } from '../../core/errors';
import type { Limit } from '../../core/admission/rate-limits';
import { updateProfileValues } from '../attendees/index';
import { isTokenOf, MailKind, readToken } from '../mails/index';
import type { MailChoices, SetMailChoiceInput } from './mail-choice.types';
import { mailReader } from './profile.queries';

/** A person changes a few switches; mail programs and scanners ask several times. */
const USES: Limit = { name: 'mail-choices', points: 120, seconds: 3600 };

/** The choice of a profile that a kind of mail goes by. */
const CHOICE_OF = {
  ANNOUNCEMENTS: 'mailsAnnouncements',
  REQUESTS: 'mailsRequests',
  REMINDERS: 'mailsReminders',
} as const satisfies Record<MailKind, string>;

// The choices about mails, by a link that was mailed: the link is bound to an address, an event and a kind, and needs no session.

/** The choices that a link leads to; NOT_FOUND also where the address has changed or its owner has left the event. */
export async function readMailChoices(ctx: RequestContext, token: string): Promise<MailChoices> {
  const link = readToken(token);
  const reader = link && (await firstOf(mailReader(ctx, { attendeeId: link.attendeeId })));
  if (!reader || !isTokenOf(token, reader.key, link, reader.email)) throw notFound('The link');
  await ctx.runtime.rateLimits.take(USES, link.attendeeId);
  const wanted = Object.values(MailKind).filter((kind) => reader[CHOICE_OF[kind]]);
  return { id: token, eventTitle: reader.title, kind: link.kind, wanted };
}

/** Starts or stops one kind of mail. */
export function setMailChoice(
  ctx: RequestContext,
  { token, kind, wanted }: SetMailChoiceInput,
): Promise<MailChoices> {
  return inTransaction(ctx, async (inner) => {
    const choices = await readMailChoices(inner, token);
    const chosen = kind ?? choices.kind;
    if (choices.wanted.includes(chosen) === wanted) return choices;
    await updateProfileValues(inner, readToken(token)!.attendeeId, { [CHOICE_OF[chosen]]: wanted });
    const others = choices.wanted.filter((one) => one !== chosen);
    return Object.assign(choices, { wanted: wanted ? [...others, chosen] : others });
  });
}

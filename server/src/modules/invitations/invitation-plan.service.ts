import { isDeepStrictEqual } from 'node:util';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { newId, parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { badInput, orNotFound } from '../../core/errors';
import { LANGUAGES } from '../../core/graphql/languages';
import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess } from '../event-access/index';
import { type Event, eventById } from '../events/index';
import { hasMailServer } from '../mails/index';
import { InvitationPlanEntity } from './invitation-plan.entity';
import { countReminders } from './invitation.queries';
import { lockPlan, planOfEvent, takePlan } from './invitation-plan.queries';
import { SEND_PLANNED_INVITATIONS } from './invitation.jobs';
import { queueInvitations } from './invitation.service';
import type {
  InvitationPlan,
  InvitationWords,
  InvitationWordsInput,
  PlannedRemindersArgs,
  UpdateInvitationPlanInput,
} from './invitation-plan.types';

/** Own words as they are kept: in the order of the languages, without those that say nothing. */
export const keptWords = (words: readonly InvitationWordsInput[]): InvitationWords[] =>
  LANGUAGES.flatMap((language) =>
    words
      .filter((one) => one.language === language)
      .map(({ subject, text }) => ({
        language,
        subject: subject?.trim() || null,
        text: text?.trim() || null,
      }))
      .filter(({ subject, text }) => subject ?? text),
  );

/** How people are invited to an event. */
export async function getInvitationPlan(ctx: RequestContext, id: string): Promise<InvitationPlan> {
  const { eventId } = await requireEventAccess(ctx, id);
  const plan = orNotFound(await firstOf(planOfEvent(ctx, { eventId })), 'The event');
  return { ...plan, hasMailServer: hasMailServer(ctx) };
}

/** How many people would be reminded today. */
export async function countPlannedReminders(
  ctx: RequestContext,
  { eventId: id, reminders: { days } }: PlannedRemindersArgs,
): Promise<number> {
  const { eventId } = await requireEventAccess(ctx, id);
  return (await firstOf(countReminders(ctx, { eventId, days })))?.count ?? 0;
}

/** A planned time lies ahead, before the event ends. */
function checkTime({ endsAt }: Event, sendAt: Date): void {
  const path = 'input.sendAt';
  if (sendAt.getTime() <= Date.now()) throw badInput([{ path, message: 'Choose a time in the future.' }]);
  if (sendAt >= endsAt) throw badInput([{ path, message: 'Choose a time before the event ends.' }]);
}

/** Changes how people are invited. */
export async function updateInvitationPlan(
  ctx: RequestContext,
  { eventId: id, expectedUpdatedAt, words, ...input }: UpdateInvitationPlanInput,
): Promise<InvitationPlan> {
  const { eventId } = await requireEventAccess(ctx, parseId(id, 'The event'));
  if (words && new Set(words.map(({ language }) => language)).size < words.length)
    throw badInput([{ path: 'input.words', message: 'Each language can be there once.' }]);
  const [first = 0, second = Infinity] = input.reminderDays ?? [];
  if (second <= first)
    throw badInput([
      { path: 'input.reminderDays', message: 'The second reminder comes after the first one.' },
    ]);
  return inTransaction(ctx, async (inner) => {
    const event = orNotFound(await eventById(inner).load(eventId), 'The event');
    const before = orNotFound(await firstOf(lockPlan(inner, { id: newId(), eventId })), 'The event');
    checkVersion(before, expectedUpdatedAt);
    const kept = words ? keptWords(words) : before.words;
    // Postgres keeps the keys of a text in an order of its own.
    const isOther = !isDeepStrictEqual(kept, before.words);
    const changes = { ...definedFields(input), ...(isOther ? { words: kept } : {}) };
    const { sendAt } = input;
    const isPlanned = sendAt && sendAt.getTime() !== before.sendAt?.getTime();
    if (isPlanned) {
      checkTime(event, sendAt);
      const job = { eventId, sendAt: sendAt.toISOString() };
      await inner.jobs.add(SEND_PLANNED_INVITATIONS, job, { startAfter: sendAt });
    }
    const change = { action: 'invitation.update', eventId, subjectName: event.title };
    await saveChanges(inner, InvitationPlanEntity, before, changes, change);
    return getInvitationPlan(inner, eventId);
  });
}

/** Invites everybody who was not invited before; nobody where the plan was changed, or the event is not published or over. */
export async function sendPlannedInvitations(
  ctx: RequestContext,
  { eventId, sendAt }: { eventId: string; sendAt: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const [plan] = await takePlan(inner, { eventId, sendAt: new Date(sendAt) });
    if (plan) await queueInvitations(inner, eventId, null);
  });
}

import { differences, recordChange } from '../../../core/audit/change-log';
import type { RequestContext } from '../../../core/request/context';
import { inTransaction } from '../../../core/request/transaction';
import { badInput } from '../../../core/errors';
import { requireEventAccess } from '../../event-access/index';
import { FEWEST_ACTORS, type PairSums } from '../learning/gates';
import { storedPairs } from '../model/match-model.queries';
import { countPairs } from '../learning/learning.service';
import { ensureModels } from '../model/match-model.service';
import { defaultWish } from './default-wishes';
import type { PersonaActs, PersonaPair, PersonaWishInput, SetPersonaWishesInput } from './persona-wish.types';
import { saveWishes, wishedEvent } from './persona-wish.queries';

/** The pairs of personas of an event: the organisers' wishes, people's acts, and the resulting weights. */
export async function listPersonaPairs(ctx: RequestContext, id: string): Promise<PersonaPair[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  await ensureModels(ctx, [eventId]);
  return pairsOf(ctx, eventId);
}

/** Sets wishes between personas; scores change at once. */
export async function setPersonaWishes(
  ctx: RequestContext,
  { eventId: id, wishes }: SetPersonaWishesInput,
): Promise<PersonaPair[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  checkPairs(wishes);
  await ensureModels(ctx, [eventId]);
  return inTransaction(ctx, async (inner) => {
    const [event] = await wishedEvent(inner, { eventId });
    const before = await wishesOf(inner, eventId);
    await saveWishes(inner, {
      eventId,
      wishes: wishes.map(({ persona, other, wish = null }) => ({ persona, other, wish })),
    });
    const changed = differences(before, await wishesOf(inner, eventId));
    if (changed) {
      await countPairs(inner, eventId);
      const change = { eventId, subjectId: eventId, subjectName: event?.title ?? null };
      await recordChange(inner, { action: 'event.personaWishes', ...change, ...changed });
    }
    return pairsOf(inner, eventId);
  });
}

function checkPairs(wishes: readonly PersonaWishInput[]): void {
  const seen = new Set<string>();
  const errors = wishes.flatMap(({ persona, other }, index) => {
    const key = `${persona}/${other}`;
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen ? [{ path: `input.wishes.${index}`, message: 'Each pair may stand here once.' }] : [];
  });
  if (errors.length > 0) throw badInput(errors);
}

/** The wishes as an entry of the audit log shows them. */
async function wishesOf(ctx: RequestContext, eventId: string): Promise<Record<string, string>> {
  const pairs = await storedPairs(ctx, { eventId });
  return Object.fromEntries(
    pairs.map(({ persona, other, wish }) => [
      `${persona} for ${other}`,
      wish ?? `${defaultWish(persona, other)} (default)`,
    ]),
  );
}

const pairsOf = async (ctx: RequestContext, eventId: string): Promise<PersonaPair[]> =>
  (await storedPairs(ctx, { eventId })).map(({ persona, other, wish, sums, gate }) => ({
    persona,
    other,
    wish: wish ?? defaultWish(persona, other),
    defaultWish: defaultWish(persona, other),
    weight: gate,
    acts: actsOf(sums),
  }));

/** Numbers about fewer than three people would be about a single person. */
const actsOf = ({ actors, reached, expected, welcomed, refused }: PairSums): PersonaActs | null =>
  actors < FEWEST_ACTORS ? null : { people: actors, reached, expected, welcomed, refused };

import { typed } from '../../../core/db/declared';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { eventColumnsOf } from '../../events/index';
import type { PairRow } from '../model/match-model.queries';

/** The event whose wishes are set, its model locked until the transaction ends. */
export const wishedEvent = statement('matching.wishedEvent', {
  params: { eventId: 'uuid' },
  row: eventColumnsOf(sql`e`, 'title'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM match_models m JOIN events e ON e.id = m.event_id WHERE m.event_id = ${p.eventId} FOR UPDATE OF m`,
});

/** Writes the organisers' word on pairs of personas; null for the default. */
export const saveWishes = statement('matching.saveWishes', {
  params: { eventId: 'uuid', wishes: typed<readonly Pick<PairRow, 'persona' | 'other' | 'wish'>[]>('jsonb') },
  text: (p) => sql`
    UPDATE match_persona_pairs pair SET wish = w.wish
    FROM jsonb_to_recordset(${p.wishes}) AS w (persona persona, other persona, wish persona_wish)
    WHERE pair.event_id = ${p.eventId} AND pair.persona = w.persona AND pair.other = w.other`,
});

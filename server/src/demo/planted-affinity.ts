import { CLUSTERS, INVESTOR, ROLES } from './content';
import type { PlantedAffinity } from './dataset.types';

/** What people of one field and role are after, and what they bring, before chance chose some of it and added noise. */
interface Trade {
  seeks: ReadonlySet<string>;
  offers: ReadonlySet<string>;
}

const trades = new Map<string, Trade>();
for (const { key: cluster, exchange } of CLUSTERS)
  for (const { key: role, seek, offer, field } of [...ROLES, INVESTOR])
    trades.set(`${cluster}/${role}`, {
      seeks: new Set([...seek, ...(field === 'seek' || field === 'both' ? exchange : [])]),
      offers: new Set([...offer, ...(field === 'offer' || field === 'both' ? exchange : [])]),
    });

const tradeOf = ({ cluster, role }: PlantedAffinity): Trade | undefined => trades.get(`${cluster}/${role}`);

/** Kinds of things that have to go from the one to the other, in both directions. */
const ENOUGH = 2;

const gives = (from: Trade, to: Trade): boolean =>
  [...to.seeks].filter((label) => from.offers.has(label)).length >= ENOUGH;

/**
 * Whether two people should find each other: they are of one field, and the work of each gives the other
 * several kinds of things that the other is after. So founders and investors, buyers and sellers.
 */
export const expectedMatches = (one: PlantedAffinity, other: PlantedAffinity): boolean => {
  const [first, second] = [tradeOf(one), tradeOf(other)];
  if (!first || !second || one.cluster !== other.cluster) return false;
  return gives(first, second) && gives(second, first);
};

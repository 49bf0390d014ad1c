import type { GroupRow, PersonRow } from './run-rows';

/** More meetings than anybody can have. */
const UNLIMITED = 1_000;

/** What the groups of people allow: of several the most generous counts. */
export const groupRules = (groups: readonly GroupRow[]) => {
  const known = groups.map((group) => ({
    ...group,
    mask: 1n << BigInt(group.bit),
    met: BigInt(group.meets),
  }));
  const byBits = new Map<string, { bits: bigint; met: bigint; inAll: number; perDay: number }>();
  const rulesOf = ({ groups: text }: Pick<PersonRow, 'groups'>) => {
    let rules = byBits.get(text);
    if (!rules) {
      const bits = BigInt(text);
      const own = known.filter(({ mask }) => (bits & mask) !== 0n);
      const most = (limits: (number | null)[]) => Math.max(0, ...limits.map((limit) => limit ?? UNLIMITED));
      rules = {
        bits,
        met: own.length > 0 ? own.reduce((all, { met }) => all | met, 0n) : -1n,
        inAll: own.length > 0 ? most(own.map(({ meetingsInAll }) => meetingsInAll)) : UNLIMITED,
        perDay: own.length > 0 ? most(own.map(({ meetingsPerDay }) => meetingsPerDay)) : UNLIMITED,
      };
      byBits.set(text, rules);
    }
    return rules;
  };
  return {
    /** Whether one may ask the other for a meeting. */
    mayAsk: (one: PersonRow, other: PersonRow): boolean => (rulesOf(other).bits & rulesOf(one).met) !== 0n,
    /** How many meetings somebody has, by targets and groups; nothing is promised to those who take no part. */
    limitsOf: (person: PersonRow) => {
      const { inAll, perDay } = rulesOf(person);
      return {
        min: person.minimum ?? 0,
        priority: person.priority ?? 1,
        max: Math.min(person.maximum ?? UNLIMITED, inAll),
        maxPerDay: Math.min(person.perDay ?? UNLIMITED, perDay),
      };
    },
  };
};

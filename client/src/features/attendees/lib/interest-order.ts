/** An interest, and whether the viewer has it too. */
export type MarkedTerm = { term: string; shared: boolean };

/** The first interests worth a place on a card: what both share, then the rest, each once. */
export function cardInterests(
  groups: readonly { terms: readonly string[] }[],
  shared: readonly string[],
  limit: number,
): { shown: MarkedTerm[]; more: number } {
  const common = new Set(shared);
  const all = [...new Set(groups.flatMap(({ terms }) => terms))].map((term) => ({
    term,
    shared: common.has(term),
  }));
  const ordered = [...all.filter((entry) => entry.shared), ...all.filter((entry) => !entry.shared)];
  return { shown: ordered.slice(0, limit), more: Math.max(0, ordered.length - limit) };
}

/** Every interest of all groups, each once, in the order of the groups. */
export const distinctInterests = (groups: readonly { terms: readonly string[] }[]): string[] => [
  ...new Set(groups.flatMap(({ terms }) => terms)),
];

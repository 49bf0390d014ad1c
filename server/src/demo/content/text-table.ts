/** Reads a block of `a | b | c` lines, the most readable form for lists of short texts. */
export function textTable(block: string): string[][] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Reads a block of `key | text` lines into the texts of each key. */
export function textGroups(block: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [key = '', text = ''] of textTable(block)) {
    const group = groups.get(key);
    if (group) group.push(text);
    else groups.set(key, [text]);
  }
  return groups;
}

/** Puts values in the place of `{name}`; an unknown name is a mistake in the text. */
export function fillIn(text: string, values: Record<string, string>): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return value;
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

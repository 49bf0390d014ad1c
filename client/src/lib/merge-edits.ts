type Fields = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values of a form are the same to the person who sees them; every empty value is. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

/**
 * Combines my edit with what was saved meanwhile, field by field, starting from what I had loaded. Conflicts are the fields
 * that both changed, and differently: of those, mine is kept.
 */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values) {
  const [from, own, other] = [base as Fields, mine as Fields, theirs as Fields];
  const merged: Fields = {};
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(own), ...Object.keys(other)])) {
    const changedByMe = !isSameValue(from[name], own[name]);
    const changedByThem = !isSameValue(from[name], other[name]);
    merged[name] = changedByMe ? own[name] : other[name];
    if (changedByMe && changedByThem && !isSameValue(own[name], other[name])) conflicts.push(name);
  }
  return { merged: merged as Values, conflicts: conflicts as (keyof Values & string)[] };
}

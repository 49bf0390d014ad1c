/** How many columns of at least `minWidth` fit beside each other. */
export const columnCount = (width: number, minWidth: number, gap: number): number =>
  Math.max(1, Math.floor((width + gap) / (minWidth + gap)));

/** Where a key leads from an item of a grid that is read line by line; null where the key means nothing there. */
export function nextIndex(
  key: string,
  index: number,
  { count, columns, rightToLeft = false }: { count: number; columns: number; rightToLeft?: boolean },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: rightToLeft ? 1 : -1,
    ArrowRight: rightToLeft ? -1 : 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = index + step;
  if (next >= 0 && next < count) return next;
  // Down from the last full row leads to the last item of the row below, however short that is.
  const hasRowBelow = Math.floor(index / columns) < Math.floor((count - 1) / columns);
  return key === 'ArrowDown' && hasRowBelow ? count - 1 : null;
}

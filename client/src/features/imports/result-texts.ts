import { formatNumber, plural } from '../../lib/format';

/** Texts of what an import did, and of taking it back. */
export const resultTexts = {
  result: {
    done: (what: string) => `${what} imported`,
    nothing: 'Nothing had to be changed',
    doneText: (created: number, updated: number, unchanged: number) =>
      `${formatNumber(created)} new, ${formatNumber(updated)} changed, ${formatNumber(unchanged)} unchanged.`,
    leftOut: (count: number) => `${plural(count, 'faulty row')} left out.`,
    invited: 'Invitations to the new people are on their way.',
    undo: 'Undo import',
    another: 'Import another file',
    undone: 'This import was taken back',
    undoneText: ({ removed, restored, kept }: { removed: number; restored: number; kept: number }) =>
      `${formatNumber(removed)} removed, ${formatNumber(restored)} restored, ${formatNumber(kept)} kept because they were changed or used since.`,
  },
  undo: {
    title: (name: string) => `Undo the import of ${name}?`,
    text: 'Everything goes back to how it was before, as far as nobody has changed or used it since.',
    removed: (what: string, count: number) => `${what} ${count === 1 ? 'is' : 'are'} removed.`,
    restored: (what: string, count: number) =>
      count === 1 ? `${what} gets back the former values.` : `${what} get back what they had.`,
    kept: (what: string, count: number) =>
      count === 1
        ? `${what} stays, since something was changed or used.`
        : `${what} stay, as they were changed or used since.`,
    none: 'There is nothing left to take back.',
    act: 'Undo import',
    loadFailed: 'What would be undone could not be counted',
  },
  failed: {
    title: 'The import failed',
    lost: 'The server was stopped meanwhile. Nothing was imported.',
    again: 'Try again',
    gone: 'The file is no longer kept. Please choose it again.',
  },
} as const;

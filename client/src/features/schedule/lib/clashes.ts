import { overlaps, type Span } from '../../../lib/timeline-layout';
import type { AgendaEntry } from './agenda-entries';

/** What in the agenda takes place at the same time; a thing does not clash with itself. */
export const clashesWith = (
  candidate: Span & { id: string },
  entries: readonly AgendaEntry[],
): AgendaEntry[] => entries.filter((entry) => entry.id !== candidate.id && overlaps(entry, candidate));

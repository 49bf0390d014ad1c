import { overlaps, type Span } from '../../../lib/timeline-layout';
import type { AgendaEntry } from './agenda-entries';

/** The entries of the agenda at the same time; an entry does not clash with itself. */
export const clashesWith = (
  candidate: Span & { id: string },
  entries: readonly AgendaEntry[],
): AgendaEntry[] => entries.filter((entry) => entry.id !== candidate.id && overlaps(entry, candidate));

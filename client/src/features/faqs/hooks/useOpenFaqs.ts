import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';

export interface OpenFaq {
  open: boolean;
  /** Whether `?faq=` names it. */
  linked: boolean;
  onToggle: () => void;
  /** The address of this question. */
  link: string;
}

/** Which answers are open: those that were found, the one that a link led to, and those opened by hand. */
export function useOpenFaqs(query: string): (id: string) => OpenFaq {
  const { event } = useEventContext();
  const [params] = useSearchParams();
  const linked = params.get('faq');
  const searching = query.trim() !== '';
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const found = `${linked} ${searching}`;
  const [foundBefore, setFoundBefore] = useState(found);
  // Another search opens other answers, so those opened or closed by hand before are forgotten.
  if (found !== foundBefore) {
    setFoundBefore(found);
    setToggled(new Set());
  }
  return (id) => ({
    open: (searching || id === linked) !== toggled.has(id),
    linked: id === linked,
    onToggle: () => {
      const next = new Set(toggled);
      if (!next.delete(id)) next.add(id);
      setToggled(next);
    },
    link: `${window.location.origin}${paths.eventHelp(event.id)}?faq=${id}`,
  });
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';

export interface OpenFaqs {
  /** The question that `?faq=` names. */
  linked: string | null;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  linkOf: (id: string) => string;
}

/** Which answers are open: those that were found, the one that a link led to, and those opened by hand. */
export function useOpenFaqs(eventId: string, query: string): OpenFaqs {
  const [params] = useSearchParams();
  const linked = params.get('faq');
  const searching = query.trim() !== '';
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [linkedBefore, setLinkedBefore] = useState(linked);
  const [searchedBefore, setSearchedBefore] = useState(searching);
  // Another search opens other answers, so those opened or closed by hand before are forgotten.
  if (linked !== linkedBefore || searching !== searchedBefore) {
    setLinkedBefore(linked);
    setSearchedBefore(searching);
    setToggled(new Set());
  }
  return {
    linked,
    isOpen: (id) => (searching || id === linked) !== toggled.has(id),
    toggle: (id) => {
      const next = new Set(toggled);
      if (!next.delete(id)) next.add(id);
      setToggled(next);
    },
    linkOf: (id) => `${window.location.origin}${paths.eventHelp(eventId)}?faq=${id}`,
  };
}

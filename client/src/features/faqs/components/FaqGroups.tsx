import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import type { FaqGroup } from '../lib/faq-groups';
import { FaqItem } from './FaqItem';
import styles from './FaqGroups.module.css';

interface FaqGroupsProps {
  eventId: string;
  groups: readonly FaqGroup[];
  query: string;
}

/** The questions under their categories. Found ones show their answers; so does the one that `?faq=` names. */
export function FaqGroups({ eventId, groups, query }: FaqGroupsProps) {
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
  const isOpen = (id: string) => (searching || id === linked) !== toggled.has(id);
  const toggle = (id: string) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const linkOf = (id: string) => `${window.location.origin}${paths.eventHelp(eventId)}?faq=${id}`;
  return groups.map(({ category, faqs }) => (
    <section key={category} aria-label={category} className={styles.group}>
      <h2 className={styles.title}>{category}</h2>
      <div className={styles.items}>
        {faqs.map((faq) => (
          <FaqItem
            key={faq.id}
            faq={faq}
            query={query}
            open={isOpen(faq.id)}
            linked={faq.id === linked}
            onToggle={() => toggle(faq.id)}
            link={linkOf(faq.id)}
          />
        ))}
      </div>
    </section>
  ));
}

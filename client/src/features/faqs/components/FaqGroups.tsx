import { useOpenFaqs } from '../hooks/useOpenFaqs';
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
  const { linked, isOpen, toggle, linkOf } = useOpenFaqs(eventId, query);
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

import type { ReactNode } from 'react';
import { Panel, Stack, Text } from '../../../ui';
import styles from '../faqs.module.css';
import { useOpenFaqs } from '../hooks/useOpenFaqs';
import type { FaqGroup } from '../lib/faq-groups';
import { FaqItem } from './FaqItem';

/** The questions of one category, under its name. */
export const FaqSection = ({ category, children }: { category: string; children: ReactNode }) => (
  <Stack as="section" gap="xs" aria-label={category}>
    <Text as="h2" size="lg" strong>
      <bdi>{category}</bdi>
    </Text>
    {children}
  </Stack>
);

/** The questions under their categories. Found ones show their answers; so does the one that `?faq=` names. */
export function FaqGroups({ groups, query }: { groups: readonly FaqGroup[]; query: string }) {
  const itemOf = useOpenFaqs(query);
  return groups.map(({ category, faqs }) => (
    <FaqSection key={category} category={category}>
      <Panel className={styles.items}>
        {faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} query={query} {...itemOf(faq.id)} />
        ))}
      </Panel>
    </FaqSection>
  ));
}

import { PlainButton, Row } from '../../../ui';
import styles from '../faqs.module.css';
import { messages } from '../messages';

interface FaqCategoriesProps {
  /** Undefined while they are on their way. */
  categories: readonly string[] | undefined;
  value: string | null;
  onChange: (category: string | null) => void;
}

/** One category at a time, or all; the row scrolls within itself on phones. */
export function FaqCategories({ categories, value, onChange }: FaqCategoriesProps) {
  if (!categories) return <div className={styles.waiting} />;
  if (categories.length < 2) return null;
  return (
    <Row as="ul" gap="xs" className={styles.categories} aria-label={messages.categories}>
      {[null, ...categories].map((category) => (
        <li key={category ?? ''}>
          <PlainButton
            className={styles.category}
            aria-pressed={category === value}
            onClick={() => onChange(category)}
          >
            {category ?? messages.allCategories}
          </PlainButton>
        </li>
      ))}
    </Row>
  );
}

import { messages } from '../messages';
import styles from './FaqCategories.module.css';

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
    <ul className={styles.row} aria-label={messages.categories}>
      {[null, ...categories].map((category) => (
        <li key={category ?? ''}>
          <button
            type="button"
            className={styles.category}
            aria-pressed={category === value}
            onClick={() => onChange(category)}
          >
            {category ?? messages.allCategories}
          </button>
        </li>
      ))}
    </ul>
  );
}

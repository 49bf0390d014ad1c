import { SkeletonBlock } from '../../../../../../components/Skeleton';
import { useAtLeast } from '../../../../../../hooks/useMediaQuery';
import { personas } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './MatchingSection.module.css';

/** The table, or the list of one persona, on its way. */
export function MatchingLoading() {
  const wide = useAtLeast('md');
  return (
    <output className={styles.loading} aria-label={messages.matching.loading}>
      {personas.map((persona) => (
        <SkeletonBlock key={persona} height={wide ? 56 : 92} />
      ))}
    </output>
  );
}

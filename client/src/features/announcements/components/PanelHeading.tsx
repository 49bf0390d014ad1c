import { Text } from '../../../ui';
import styles from '../announcements.module.css';

/** Begins a part of the form or panel of an announcement. */
export const PanelHeading = ({ children }: { children: string }) => (
  <Text as="h3" size="lg" strong className={styles.section}>
    {children}
  </Text>
);

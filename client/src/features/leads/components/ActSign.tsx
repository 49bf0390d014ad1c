import type { ReactNode } from 'react';
import { Stack, Text } from '../../../ui';
import styles from '../leads.module.css';

/** The content of a button of a row: an icon and, where there is room below it, what it does. */
export const ActSign = ({ icon, word }: { icon: ReactNode; word: string | false }) => (
  <Stack as="span" align="center" gap={2} className={styles.sign}>
    {icon}
    {word && (
      <Text size="caption" strong={400} rigid>
        {word}
      </Text>
    )}
  </Stack>
);

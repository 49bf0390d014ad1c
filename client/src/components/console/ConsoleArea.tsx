import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useAtLeast } from '../../hooks/useMediaQuery';
import styles from './console.module.css';

/** Organisers work with many rows on wide screens: controls of 32 px. On phones they stay as large as a thumb. */
const dense = { cssVar: { key: 'podium-console' }, token: { controlHeight: 32, fontSize: 14 } };

/** The density of the console for what is inside. */
export function ConsoleArea({ children }: { children: ReactNode }) {
  const wide = useAtLeast('md');
  if (!wide) return children;
  return (
    <ConfigProvider componentSize="middle" theme={dense}>
      <div className={styles.area}>{children}</div>
    </ConfigProvider>
  );
}

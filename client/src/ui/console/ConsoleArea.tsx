import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { dense } from '../../lib/density';
import { useAtLeast } from '../hooks/useMediaQuery';
import styles from './console.module.css';

const theme = { cssVar: { key: 'podium-console' }, token: dense };

/** The density of the console for what is inside. */
export function ConsoleArea({ children }: { children: ReactNode }) {
  const wide = useAtLeast('md');
  if (!wide) return children;
  return (
    <ConfigProvider componentSize="middle" theme={theme}>
      <div className={styles.area}>{children}</div>
    </ConfigProvider>
  );
}

import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { dense } from '../../lib/density';
import { useAtLeast } from '../hooks/useMediaQuery';
import styles from './console.module.css';

const denseTheme = { cssVar: { key: 'podium-console' }, token: dense };
/** That of the portal. */
const phoneTheme = { cssVar: { key: 'podium-theme' } };

/** The density of the console for what is inside; which stays the same at each width, since another frame would empty its forms. */
export function ConsoleArea({ children }: { children: ReactNode }) {
  const wide = useAtLeast('md');
  return (
    <ConfigProvider componentSize="middle" theme={wide ? denseTheme : phoneTheme}>
      <div className={styles.area} data-dense={wide || undefined}>
        {children}
      </div>
    </ConfigProvider>
  );
}

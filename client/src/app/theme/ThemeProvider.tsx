import { ConfigProvider } from 'antd';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { FeedbackHost } from '../../components/feedback/FeedbackHost';
import { useAtLeast, useReducedMotion } from '../../hooks/useMediaQuery';
import { currentAppearance, onAppearanceChange } from '../../lib/appearance';
import { currentLanguage, isRightToLeft } from '../../lib/language';
import { createTheme } from './theme';

/** The words of antd itself; English is built into it. */
const antLocale = currentLanguage() === 'ur' ? (await import('antd/locale/ur_PK')).default : undefined;

/** Dresses the parts of antd below in the theme. The page itself has it from virtual:theme-tokens.css. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const appearance = useSyncExternalStore(onAppearanceChange, currentAppearance);
  const reducedMotion = useReducedMotion();
  const phone = !useAtLeast('md');
  const theme = useMemo(
    () => createTheme(appearance, { motion: !reducedMotion, phone }),
    [appearance, reducedMotion, phone],
  );
  return (
    <ConfigProvider
      theme={theme}
      wave={{ disabled: reducedMotion }}
      direction={isRightToLeft() ? 'rtl' : 'ltr'}
      locale={antLocale}
    >
      {children}
      <FeedbackHost />
    </ConfigProvider>
  );
}

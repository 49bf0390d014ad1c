import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useMediaQuery, useReducedMotion } from '../../hooks/useMediaQuery';
import { useSession } from '../../hooks/useSession';
import { darkColours, lightColours } from './colours';
import { createTheme, type Appearance } from './theme';

/** The appearance the person chose, or that of their system. */
function useAppearance(): Appearance {
  const mode = useSession(({ auth }) => auth.device.colourMode);
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (mode === 'system') return systemDark ? 'dark' : 'light';
  return mode;
}

/** Dresses everything below in the theme, and the browser's own parts with it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const appearance = useAppearance();
  const reducedMotion = useReducedMotion();
  const theme = useMemo(() => createTheme(appearance, !reducedMotion), [appearance, reducedMotion]);
  useEffect(() => {
    const background = (appearance === 'dark' ? darkColours : lightColours).colorBgLayout;
    document.documentElement.style.colorScheme = appearance;
    document.documentElement.dataset.appearance = appearance;
    document.body.style.background = background;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  }, [appearance]);
  return (
    <ConfigProvider theme={theme} wave={{ disabled: reducedMotion }}>
      <App component="div" className="portal" notification={{ placement: 'top', maxCount: 4 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}

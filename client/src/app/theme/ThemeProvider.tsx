import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { currentAccent, onAccentChange } from '../../data/settings/accent-state';
import { currentAppearance, onAppearanceChange } from '../../data/settings/appearance';
import { currentLanguage, isRightToLeft, type Language } from '../../lib/language';
import { FeedbackHost, useAtLeast, useReducedMotion } from '../../ui';
import { createTheme } from './theme';

/** The words of antd itself; English is built into it. */
const localeLoaders: Record<Language, () => Promise<{ default?: Locale }>> = {
  en: () => Promise.resolve({}),
  ur: () => import('antd/locale/ur_PK'),
  ar: () => import('antd/locale/ar_EG'),
};
const antLocale = (await localeLoaders[currentLanguage()]()).default;

/** `colorPrimaryBg` as the stylesheet of the theme names it: `--ant-color-primary-bg`. */
const variableOf = (token: string): string =>
  `--ant-${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The page without antd in the same accent as antd's parts. */
function usePageAccent(colours: Record<string, string> | undefined): void {
  useLayoutEffect(() => {
    if (!colours) return undefined;
    const { style } = document.documentElement;
    const tokens = Object.entries(colours);
    for (const [token, colour] of tokens) style.setProperty(variableOf(token), colour);
    return () => {
      for (const [token] of tokens) style.removeProperty(variableOf(token));
    };
  }, [colours]);
}

/** Dresses the parts of antd below in the theme. The page itself has it from virtual:theme-tokens.css. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const appearance = useSyncExternalStore(onAppearanceChange, currentAppearance);
  const ofEvent = useSyncExternalStore(onAccentChange, currentAccent)?.[appearance];
  usePageAccent(ofEvent);
  const reducedMotion = useReducedMotion();
  const phone = !useAtLeast('md');
  const theme = useMemo(
    () => createTheme(appearance, { motion: !reducedMotion, phone, ofEvent }),
    [appearance, reducedMotion, phone, ofEvent],
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

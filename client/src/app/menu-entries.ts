import type { ReactNode } from 'react';

export interface MenuEntry {
  label: string;
  icon: ReactNode;
  to: string;
  /** Only this very path lights the entry, not the ones below it. */
  exact?: boolean;
}

/** The actions of a menu that open something instead of leading to a page. */
export type MenuAction = 'profile' | 'meetings' | 'logout';

export interface ActionEntry {
  label: string;
  icon: ReactNode;
  action: MenuAction;
}

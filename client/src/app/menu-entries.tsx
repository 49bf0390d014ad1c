import type { ComponentType } from 'react';
import type { Role } from '../generated/graphql';
import type { NavEntry } from '../ui';

export type MenuEntry = NavEntry;

type Icon = ComponentType<{ 'aria-hidden': true }>;

/** An entry that leads to a page. */
export const entry = (label: string, Icon: Icon, to: string, exact?: boolean): MenuEntry => ({
  label,
  icon: <Icon aria-hidden />,
  to,
  exact,
});

/** The entries that a role may open. */
export const entriesFor = (
  role: Role,
  all: readonly (readonly [roles: readonly Role[], entry: MenuEntry])[],
): MenuEntry[] => all.filter(([roles]) => roles.includes(role)).map(([, shown]) => shown);

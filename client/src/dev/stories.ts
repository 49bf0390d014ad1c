import type { ReactNode } from 'react';

/** One state of a shared part, as the parts page of `npm run dev` shows it. */
export interface Story {
  name: string;
  render: () => ReactNode;
}

/** The default export of a `<Part>.stories.tsx` beside a part. */
export interface PartStories {
  /** The part's name, as in the code, or what several small parts have in common. */
  part: string;
  stories: Story[];
}

/** Stories of several small parts, by their names. */
export const storiesOf = (part: string, shown: Record<string, ReactNode>): PartStories => ({
  part,
  stories: Object.entries(shown).map(([name, node]) => ({ name, render: () => node })),
});

const modules = import.meta.glob<{ default: PartStories }>('../**/*.stories.tsx');

/** Loads the stories of every part, by the part's name. */
export async function loadStories(): Promise<PartStories[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.map((module) => module.default).sort((a, b) => a.part.localeCompare(b.part));
}

import type { Plugin } from 'vite';
import { table, weigh, type Page, type Script } from './budgets.ts';

const login: Page = { name: '/auth', modules: ['/app/main.tsx'], limit: 170 };
const inPortal = ['/app/main.tsx', '/app/Portal.tsx'];
const inEvent = [...inPortal, '/app/event-shell/EventShell.tsx', '/app/event-shell/LiveUpdates.tsx'];
/** Parts that a page loads by itself a moment later. */
const loadedNext: Record<string, string[]> = {
  AccountPage: ['/account/components/SecuritySection.tsx'],
  EventHomePage: ['/events/components/HomeBelow.tsx'],
};
const limits: Record<string, number> = { EventHomePage: 320, AttendeesPage: 300 };
const usualLimit = 340;

const isPage = (id: string): boolean => /\/pages\/\w+\.tsx$/.test(id);
const nameOf = (id: string): string => /(\w+)\.tsx$/.exec(id)?.[1] ?? id;
const pageOf = (id: string, frame: readonly string[]): Page => ({
  name: nameOf(id),
  modules: [...frame, id, ...(loadedNext[nameOf(id)] ?? [])],
  limit: limits[nameOf(id)] ?? usualLimit,
});

/** Weighs the script of every page that the routers name, and fails the build where one weighs too much. */
export function pageBudgets(): Plugin {
  return {
    name: 'page-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts: Script[] = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, code, imports, moduleIds }) => ({ fileName, code, imports, modules: moduleIds }));
      const imported = (router: string) =>
        [...this.getModuleIds()]
          .filter((id) => id.endsWith(router))
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          .filter(isPage);
      const weights = [
        login,
        ...imported('/app/router.tsx').map((id) => pageOf(id, inPortal)),
        ...imported('/app/event-routes.tsx').map((id) => pageOf(id, inEvent)),
      ].map((page) => weigh(page, scripts));
      this.environment.logger.info(`Script of each page, gzip\n${table(weights)}`);
      const problems = weights.flatMap(({ name, problems: own }) => own.map((text) => `${name}: ${text}`));
      if (problems.length) this.error(`Pages over their budget\n${problems.join('\n')}`);
    },
  };
}

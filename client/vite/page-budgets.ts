import type { Plugin } from 'vite';
import { scriptsOf, table, weigh, type Page } from './budgets.ts';

const login: Page = { name: '/auth', modules: ['/app/main.tsx'], limit: 170 };
const inPortal = ['/app/main.tsx', '/app/Portal.tsx'];
const inEvent = [...inPortal, '/app/event-shell/EventShell.tsx', '/app/event-shell/LiveUpdates.tsx'];
const inConsole = [...inEvent, '/app/RequireRole.tsx'];
/** Parts that a page loads by itself a moment later. */
const loadedNext: Record<string, string[]> = {
  AccountPage: ['/account/components/SecuritySection.tsx'],
  EventHomePage: ['/app/pages/HomeBelow.tsx'],
};
/** The staff's own parts of pages that they share with attendees, as those pages load them at once. */
const staffParts: Record<string, string[]> = {
  AttendeesPage: ['/attendees/console/StaffPeople.tsx'],
  CompaniesPage: ['/companies/console/CompanyListTools.tsx'],
  EventHelpPage: ['/faqs/console/FaqEditor.tsx', '/faqs/console/AddFaqButton.tsx'],
  EventHomePage: ['/console/today/OrganiserHome.tsx'],
  EventListPage: ['/events/console/StaffEvents.tsx'],
  ArticlesPage: ['/articles/console/ArticleTools.tsx', '/articles/console/NewArticleButton.tsx'],
  SchedulePage: ['/schedule/console/ScheduleTools.tsx', '/schedule/console/ScheduleEditing.tsx'],
};
const limits: Record<string, number> = { EventHomePage: 300, AttendeesPage: 286 };
const usualLimit = 340;
/** Organisers work at a desk; charts and the code reader load later. */
const inConsoleBudget = { limit: 400, maxRequests: 45 };

const isPage = (id: string): boolean => /\/pages\/\w+\.tsx$/.test(id);
const nameOf = (id: string): string => /(\w+)\.tsx$/.exec(id)?.[1] ?? id;
const pageOf = (
  id: string,
  frame: readonly string[],
  budget: Pick<Page, 'limit' | 'maxRequests'> = { limit: usualLimit },
): Page => ({
  ...budget,
  name: nameOf(id),
  modules: [...frame, id, ...(loadedNext[nameOf(id)] ?? [])],
  limit: limits[nameOf(id)] ?? budget.limit,
});

/** The page as staff load it, where it has parts for them alone. */
const staffPagesOf = (page: Page): Page[] => {
  const parts = staffParts[page.name];
  if (!parts) return [];
  return [{ name: `${page.name} for staff`, modules: [...page.modules, ...parts], ...inConsoleBudget }];
};

/** Weighs the script of every page that the routers name, and fails the build where one weighs too much. */
export function pageBudgets(): Plugin {
  return {
    name: 'page-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = scriptsOf(bundle);
      const imported = (router: string) =>
        [...this.getModuleIds()]
          .filter((id) => id.endsWith(router))
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          .filter(isPage);
      const pages = [
        ...imported('/app/router.tsx').map((id) => pageOf(id, inPortal)),
        ...imported('/app/event-routes.tsx').map((id) => pageOf(id, inEvent)),
      ];
      const weights = [
        login,
        ...pages,
        ...pages.flatMap(staffPagesOf),
        ...imported('/app/console-routes.tsx').map((id) => pageOf(id, inConsole, inConsoleBudget)),
      ].map((page) => weigh(page, scripts));
      this.environment.logger.info(`Script of each page, gzip\n${table(weights)}`);
      const problems = weights.flatMap(({ name, problems: own }) => own.map((text) => `${name}: ${text}`));
      if (problems.length) this.error(`Pages over their budget\n${problems.join('\n')}`);
    },
  };
}

import type { Plugin } from 'vite';

/** The modules that each of these loads, by the end of its path; the home has two: its first screen and the rest. */
const frames = {
  portal: { entries: ['/src/app/Portal.tsx'], modules: new Set<string>() },
  event: { entries: ['/src/app/event-shell/EventShell.tsx'], modules: new Set<string>() },
  live: { entries: ['/src/app/event-shell/LiveUpdates.tsx'], modules: new Set<string>() },
  home: { entries: ['/app/pages/HomeBelow.tsx', '/app/pages/EventHomePage.tsx'], modules: new Set<string>() },
};

/** The modules that attendees can ever load; the others are the console's, of which contacts of companies load the API tokens. */
const attendeeModules = new Set<string>();
/** By how many scripts that attendees load on their own each of these is needed. */
const attendeeShares = new Map<string, number>();
const isConsole = (id: string): boolean =>
  /[\\/]src[\\/](.*[\\/])?(console|organiser)[\w-]*(\.tsx|[\\/])|OrganiserEntries|[\\/]api-access[\\/]/.test(
    id,
  );

/** Documents of all features pass through one barrel: who imports it need not load them. */
const isGenerated = (id: string): boolean => /[\\/]src[\\/]generated[\\/]/.test(id);

/** Notes what the frames around the pages import, as every page inside them needs it. */
export function scriptGroups(): Plugin {
  return {
    name: 'script-groups',
    apply: 'build',
    buildEnd() {
      const collect = (id: string, found: Set<string>) => {
        if (found.has(id) || isGenerated(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) collect(imported, found);
      };
      const collectReachable = (id: string) => {
        if (attendeeModules.has(id) || isConsole(id)) return;
        attendeeModules.add(id);
        const info = this.getModuleInfo(id);
        for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
          collectReachable(next);
      };
      for (const id of this.getModuleIds()) {
        if (id.endsWith('/src/app/main.tsx')) collectReachable(id);
        for (const { entries, modules } of Object.values(frames)) {
          if (entries.some((entry) => id.endsWith(entry))) collect(id, modules);
        }
      }
      const entries = [...attendeeModules].flatMap(
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      );
      for (const entry of new Set(entries)) {
        if (!attendeeModules.has(entry)) continue;
        const needed = new Set<string>();
        collect(entry, needed);
        for (const id of needed) attendeeShares.set(id, (attendeeShares.get(id) ?? 0) + 1);
      }
    },
  };
}

const families: Record<string, RegExp> = {
  input: /[\\/](antd[\\/]es[\\/]input|@rc-component[\\/](input|textarea|resize-observer))[\\/]/,
  form: /[\\/](antd[\\/]es[\\/](form[\\/](?!\w*[cC]ontext|hooks[\\/]useVariants))|@rc-component[\\/](form[\\/]es[\\/](?!FormContext)|async-validator))/,
  popup: /[\\/](antd[\\/]es[\\/](tooltip|popover)|@rc-component[\\/](trigger|tooltip|portal))[\\/]/,
  select: /[\\/](antd[\\/]es[\\/](select|empty)|@rc-component[\\/](select|virtual-list|overflow))[\\/]/,
  dialog: /[\\/](antd[\\/]es[\\/](modal[\\/](?!locale)|drawer)|@rc-component[\\/](dialog|drawer))/,
};

/** Uploads come with the forms that have pictures: their script would bring a form's library onto every page. Few pages have passwords, timelines or files of contacts. */
const shared =
  /[\\/]src[\\/](data|lib|ui[\\/]hooks)[\\/](?!uploads[\\/]uploads|contact-files|password-strength|timeline-layout)|[\\/](dayjs|use-debounce|i18n-iso-countries)[\\/]|[\\/]nuqs[\\/]/;

/** Parts shared by the home, the list of events and the setup of one. */
const eventParts =
  /[\\/]features[\\/]events[\\/](messages|lib[\\/]event-phase|components[\\/](EventFacts|StepLine))|RightCircleOutlined/;

const smallModules: Record<string, RegExp> = {
  antd: /[\\/]antd[\\/]es[\\/](space|grid[\\/]style|form[\\/](context|hooks[\\/]useVariants)|_util[\\/](ContextIsolator|statusUtils|colors|gapSize)|theme[\\/]util)|[\\/]@rc-component[\\/]form[\\/]es[\\/]FormContext|useCSSVarCls/,
  icons: /[\\/]@ant-design[\\/]icons/,
  shared,
  people: /[\\/]src[\\/]features[\\/]attendees[\\/](?!person[\\/]|index)/,
  programme:
    /[\\/]features[\\/]schedule[\\/](messages|hooks[\\/]useSchedule\.|lib[\\/](now-and|schedule-f)|components[\\/]TrackMark)/,
  schedule:
    /[\\/]src[\\/](features[\\/]schedule[\\/](?!console|pages|components[\\/]session\.module)|lib[\\/]timeline-layout|ui[\\/](DayTabs|timeline|hooks[\\/]useDayParam))/,
  person: /[\\/]src[\\/]features[\\/]attendees[\\/](person[\\/](?!person\.module)|index)/,
  company: /[\\/]src[\\/]features[\\/]companies[\\/](company[\\/]|index)/,
  fields:
    /[\\/]src[\\/](ui[\\/]forms[\\/](EmailField|Form(Error|s)|NewPassword|PasswordS|messages)|lib[\\/]password-strength)/,
  // With the small style sheets of features that the home and lists share.
  parts:
    /[\\/]features[\\/].*[\\/](person|EventCard|session)\.module|[\\/]src[\\/]ui[\\/](Stack|Text|PlainButton|Facts|ToggleButton|parts\.module|Star|Card|CountryFlag|Cover|EmptyState|ErrorState|EventTimeNote|Filter(?!Select)|LinkButton|Load|PageHeader|Pending|Search|SectionCard|Segmented|Skeleton|SortSelect|Tag|Terms|StatusTag|Notice)/,
};

/** Modules needed by fewer scripts than this stay with those. */
const MIN_SHARES = 2;

const documentsOf = (features: string) =>
  new RegExp(`[\\\\/]generated[\\\\/](documents|hooks)[\\\\/](${features})\\.`);
/** Documents come with the parts that ask by them. */
const documents: Record<string, RegExp | undefined> = {
  home: documentsOf('app'),
  meeting: documentsOf('meetings'),
  live: documentsOf('conversations|presence'),
  programme: documentsOf('schedule'),
  person: documentsOf('attendees'),
  company: documentsOf('companies'),
};
const isDocumentOf = (group: string, id: string): boolean => documents[group]?.test(id) ?? false;

/** Parts of the home that other pages need too, which would otherwise load all of the home. */
const elsewhereToo = [
  /[\\/]pages[\\/]EventHomePage/,
  /[\\/]@ant-design[\\/]icons/,
  /[\\/]src[\\/](data|ui[\\/]hooks)[\\/]/,
  /[\\/]src[\\/](ui[\\/](Card\.|Facts|Pending|SectionCard)|features[\\/]companies[\\/](company[\\/]|index))/,
  eventParts,
];
const isOfHome = (id: string): boolean =>
  isDocumentOf('home', id) ||
  (frames.home.modules.has(id) && !elsewhereToo.some((pattern) => pattern.test(id)));

/** Modules shared by the console's pages, separate from attendees' scripts. `EditDrawer` would bring the form library onto each of them. */
const smallConsoleModules =
  /[\\/]@ant-design[\\/]icons|[\\/]src[\\/](data|lib|ui)[\\/](?!forms[\\/]EditDrawer)/;

/**
 * Libraries that change seldom get scripts of their own, so that a release leaves them in people's caches; what a frame
 * needs comes in one script instead of fifty small ones. The bundler divides the rest by the pages that need it.
 */
export const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/,
    priority: 30,
  },
  { name: 'start', tags: ['$initial' as const], priority: 25 },
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|@wry|graphql-ws|optimism|rxjs|graphql[\\/]utilities[\\/]getOperationAST|graphql[\\/]language[\\/](ast|blockString|characterClasses|kinds|print|reducer|visitor))/,
    priority: 20,
  },
  // Validation of queries loads with the editor alone, not with frames that import another name of the same index.
  {
    name: 'schema',
    test: /node_modules[\\/]graphql[\\/]/,
    includeDependenciesRecursively: false,
    priority: 19,
  },
  { name: 'portal', test: (id: string) => frames.portal.modules.has(id), priority: 15 },
  { name: 'event', test: (id: string) => frames.event.modules.has(id), priority: 10 },
  // The home needs a part of it at once, and the rest a moment later.
  ...['meeting', 'live'].map((name) => ({
    name,
    test: (id: string) =>
      isDocumentOf(name, id) ||
      (frames.live.modules.has(id) &&
        frames.home.modules.has(id) === (name === 'meeting') &&
        !shared.test(id)),
    includeDependenciesRecursively: false,
    priority: 9,
  })),
  // Families of the component library that come together anyway.
  ...Object.entries(families).map(([name, test]) => ({
    name,
    test,
    includeDependenciesRecursively: false,
    priority: 8,
  })),
  // Small modules that would make a request each; without the larger ones that they import. Modules of the console alone stay out.
  ...Object.entries(smallModules).map(([name, test], index) => ({
    name,
    test: (id: string) =>
      isDocumentOf(name, id) || (test.test(id) && (attendeeShares.get(id) ?? 0) >= MIN_SHARES),
    minShareCount: MIN_SHARES,
    includeDependenciesRecursively: false,
    priority: 7 - index / 10,
  })),
  { name: 'events', test: eventParts, includeDependenciesRecursively: false, priority: 6 },
  {
    name: 'console',
    test: (id: string) => smallConsoleModules.test(id) && !attendeeModules.has(id),
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 0,
  },
  { name: 'home', test: isOfHome, includeDependenciesRecursively: false, priority: 0 },
];

/** Chunks that every page of an event runs at its start. */
const runAtStart = new Set(['react', 'start', 'apollo', 'portal', 'event', 'home']);

/**
 * Has the browser compile all functions of these scripts while they come in, on another thread: compiled one by one as they are
 * called, they take a fifth of the main thread's time until the home stands.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && runAtStart.has(file.name))
          // The first line of the file: another one may stand before what the bundler calls its banner.
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});

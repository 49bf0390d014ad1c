import { join } from 'node:path';
import { features } from '../../client/src/features/order';
import {
  declaredReads,
  moduleImports,
  moduleOf,
  moduleOrder,
  readFiles,
  readSources,
  readSourcesAndTests,
  tableOwners,
  type Source,
} from './sources';

const server = readSources('server/src');
const modules = server.filter(({ path }) => moduleOf(path) !== '');
const imports = moduleImports(modules);
const client = readSources('client/src').filter(({ path }) => !path.includes('/generated/'));
const styles = readFiles('client/src', /\.css$/);
/** All but the tokens, sizes and classes that say how antd's parts and ours look. */
const styledParts = styles.filter(({ path }) => !path.startsWith('client/src/app/theme/'));

const findings = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      (match) => `${path}:${text.slice(0, match.index).split('\n').length}: ${match[0].trim().slice(0, 60)}`,
    ),
  );

/** The beginning of a statement in a text. */
const STATEMENT =
  /[`'"]\s*(?:SELECT\s|INSERT INTO\s|UPDATE \w+(?: \w+)?\s+SET\s|DELETE FROM\s|WITH (?:RECURSIVE )?\w+[\s(])/g;

/** Columns of entities that may be null in the database and not in TypeScript, or the other way round. */
const nullableMismatches = (): string[] =>
  server
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /@(?:Primary|CreateDate|UpdateDate)?Column\(([^@]*?)\)\n\s+(?:readonly )?(\w+)[?!]?: ([^;]+);/g,
        ),
      ]
        .filter(([, options, , type]) => /nullable: true/.test(options!) !== /\| null\b/.test(type!))
        .map(([, , name]) => `${path}: ${name}`),
    );

const owners = tableOwners(modules);

/** The table that `core` writes for its module: whatever changes something is recorded there. */
const WRITTEN_BY_CORE = 'audit_entries';

/** Statements of modules and of `core` that write to a table of another module. */
const writesToForeignTables = (): string[] =>
  server
    .filter(({ path }) => moduleOf(path) !== '' || path.startsWith('server/src/core/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO) (\w+)/g)]
        .map(([, table]) => table!)
        .filter((table) => owners.has(table) && owners.get(table) !== moduleOf(path))
        .filter((table) => table !== WRITTEN_BY_CORE || moduleOf(path) !== '')
        .map((table) => `${path}: ${table} of ${owners.get(table)}`),
    );

/** Tables of other modules in statements of a module whose manifest does not name them, and names that no statement uses. */
const undeclaredReads = (): string[] => {
  const used = new Map<string, Set<string>>();
  for (const { path, text } of modules.filter((source) => !source.path.endsWith('.entity.ts')))
    for (const [, table] of text.matchAll(/(?:\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+|\bsql`)(\w+)/g))
      if (owners.has(table!) && owners.get(table!) !== moduleOf(path))
        used.set(moduleOf(path), (used.get(moduleOf(path)) ?? new Set()).add(table!));
  return [...declaredReads(modules)].flatMap(([module, names]) => {
    const tables = used.get(module) ?? new Set();
    return [
      ...[...tables].filter((table) => !names.has(table)).map((table) => `${module} reads ${table}`),
      ...[...names].filter((table) => !tables.has(table)).map((table) => `${module} never reads ${table}`),
    ];
  });
};

/** Enums and limits without anything else: the thread that reads files imports them, and must not load whole modules. */
const LIGHT_ENTRIES = [
  'answers/answer-values',
  'attendees/attendee-category',
  'attendees/invite-codes',
  'attendees/profile-fields',
  'companies/company-kind',
  'companies/company-limits',
];

/** Parts of a module from lower to higher; an import goes down, or stays at its height. */
const LAYERS: Readonly<Record<string, number>> = {
  columns: 0,
  entity: 0,
  errors: 0,
  events: 0,
  policy: 0,
  queries: 0,
  rules: 0,
  status: 0,
  types: 0,
  service: 1,
  resolver: 2,
  rest: 3,
};

const layerOf = (path: string): number | undefined =>
  LAYERS[/\.(\w+)$/.exec(path.replace(/\.ts$/, ''))?.[1] ?? ''];

/** Imports of a higher part of the same module. */
const importsOfHigherParts = (): string[] =>
  modules.flatMap(({ path, text }) => {
    const own = layerOf(path);
    return [...text.matchAll(/from '(\.[\w/.-]+)'/g)]
      .map(([, specifier]) => join(path, '..', specifier!))
      .filter((target) => own !== undefined && (layerOf(target) ?? 0) > own)
      .map((target) => `${path} -> ${target}`);
  });

/** Imports of modules that `modules/index.ts` does not list above the importer: without any there is no circle either. */
const importsUpwards = (): string[] => {
  const order = moduleOrder(server);
  return imports.filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from)).map(({ where }) => where);
};

/** The feature that a file of the client belongs to. */
const featureOf = (path: string): string => /^client\/src\/features\/([^/]+)(?:\/|$)/.exec(path)?.[1] ?? '';

const featureFiles = client.filter(({ path }) => path.split('/').length > 4 && featureOf(path) !== '');

/** Imports from one feature of the client to another, other than to the `index.ts` of one before it in `features/order.ts`. */
const importsBetweenFeatures = (): string[] =>
  featureFiles.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import\() ?'(\.[\w/.-]+)'/g)]
      .map(([, specifier]) => join(path, '..', specifier!))
      .filter((target) => featureOf(target) !== '' && featureOf(target) !== featureOf(path))
      .filter(
        (target) =>
          target !== `client/src/features/${featureOf(target)}` ||
          features.indexOf(featureOf(target)) >= features.indexOf(featureOf(path)),
      )
      .map((target) => `${path} -> ${target}`),
  );

/** Folders of features that `features/order.ts` does not name, and names without a folder. */
const unorderedFeatures = (): string[] => {
  const folders = new Set(featureFiles.map(({ path }) => featureOf(path)));
  return [...folders, ...features].filter((name) => !folders.has(name) || !features.includes(name));
};

/** Live events of these come too often to ask again; the others show an act before the server has answered. */
const MAY_EDIT_CACHE =
  /\/features\/(?:conversations|notifications)\/|\/(?:agenda-cache|useFaqChanges|usePersonaWishes)\.ts$/;

/** What nearly every file needs, or what belongs nowhere else. */
const CORE_FILES = [
  'config',
  'countries',
  'errors',
  'log-events',
  'logger',
  'module',
  'once',
  'outbound-targets',
  'storable-text',
];

/** The folders of `core` from lower to higher. Below them are its files without a folder, above them `module.ts`, which names all that a module has. */
const CORE_ROOMS = [
  '',
  'timing',
  'threads',
  'metrics',
  'admission',
  'telemetry',
  'db',
  'graphql',
  'files',
  'jobs',
  'pubsub',
  'outbox',
  'auth',
  'http',
  'request',
  'audit',
  'changes',
  'idempotency',
  'execution',
  'realtime',
  'rest',
  'monitoring',
  'module.ts',
];

/** The limiters: the database counts what they admit, and they read the requests above it. */
const MAY_IMPORT_UPWARDS = /^server\/src\/core\/admission\//;

const coreRoomOf = (path: string): string =>
  /^server\/src\/core\/(module\.ts$|[^/]+(?=\/))?/.exec(path)?.[1] ?? '';

const coreFiles = server.filter(({ path }) => path.startsWith('server/src/core/'));

/** Imports between the files of `core`, of types too. */
const coreImports = coreFiles.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from |import\()'(\.[\w/.-]+)'/g)]
    .map(([, specifier]) => `${join(path, '..', specifier!)}.ts`)
    .filter((target) => coreFiles.some((file) => file.path === target))
    .map((target) => ({ from: path, to: target })),
);

/** Imports of a higher folder of `core`, and of folders that `CORE_ROOMS` does not name. */
const coreImportsUpwards = (): string[] =>
  coreImports
    .map(({ from, to }) => ({
      from,
      to,
      rooms: [from, to].map((path) => CORE_ROOMS.indexOf(coreRoomOf(path))),
    }))
    .filter(
      ({ from, rooms: [own = -1, other = -1] }) =>
        Math.min(own, other) < 0 || (other > own && !MAY_IMPORT_UPWARDS.test(from)),
    )
    .map(({ from, to }) => `${from} -> ${to}`);

/** Files of `core` that import each other in a circle, of types too, or import such files. */
const coreCircles = (): string[] => {
  let left = new Set(coreFiles.map(({ path }) => path));
  for (;;) {
    const still = new Set(
      coreImports.filter(({ from, to }) => left.has(from) && left.has(to)).map(({ from }) => from),
    );
    if (still.size === left.size) return [...left];
    left = still;
  }
};

/** Words of our own for which the field has a standard one. */
const DIALECT = new RegExp(
  [
    String.raw`(?<!\b(?:is|are|was|were|be|been|being) )\bgiven\b(?!-name| up)|\b(?:givenOf|takeIn|takeStep|demandFree|refuseEmpty|knownId|lookAgain|sentBefore|tellScreens|inCapitals)\b`,
    String.raw`\b(?:lapsed?|lapses|[Ww]hoever|[Ww]homever|meanwhile asked|not to be had|in vain|anew|comes again)\b`,
    String.raw`\b(?:told|tells?) (?:him|her|them|everybody|nobody|screens|people|others)\b`,
    String.raw`\b(?:lockOrMake|remindLater|silentMember|chooseAccount|giveTo|watchOver|ought|settleImports|forgetUsers|forgetWishes|wished)\b`,
    // The column and public field `faults` of faulty rows stay.
    String.raw`\bfault\b|(?<![.'])\bfaults\b(?!: (?:Import)?CellFault|, cells)`,
    String.raw`\b(?:sides|greeting|toolkit|unreadable|PATIENCE|MOST)\b`,
  ].join('|'),
  'g',
);

/** Texts that have to say such a word: the list itself, fault injection as its field calls it, and a public field of imports. */
const mayUseDialect = ({ path }: Source): boolean =>
  path === 'tests/architecture/measures.ts' ||
  /chaos/.test(path) ||
  ['tests/api/prepared-imports.test.ts', 'tests/e2e/screens/imports.test.ts'].includes(path);

const dialectIn = (folder: string): string[] =>
  findings(
    readSourcesAndTests(folder).filter((source) => !mayUseDialect(source)),
    DIALECT,
  );

/** What must fall to zero, with where it stands. */
export const measures: Record<string, string[]> = {
  sqlOutsideQueries: findings(
    modules.filter(({ path }) => !path.endsWith('.queries.ts')),
    STATEMENT,
  ),
  /** Placeholders with a number: `sql` numbers them at the end. */
  numberedPlaceholders: findings(
    server.filter(({ path }) => !path.startsWith('server/src/core/db/')),
    /[=(,\s]\$\d+(?:::\w+)?(?=[),\s])/g,
  ),
  nullableMismatches: nullableMismatches(),
  writesToForeignTables: writesToForeignTables(),
  undeclaredReads: undeclaredReads(),
  /** Imports of another module's files instead of its `index.ts`. */
  importsPastEntries: imports
    .filter(({ isEntry, where }) => !isEntry && !LIGHT_ENTRIES.some((entry) => where.endsWith(entry)))
    .map(({ where }) => where),
  /** Entity classes that a module offers to others as values: with one of them they could write to its table. */
  entitiesForOthers: findings(
    modules.filter(({ path }) => /^server\/src\/modules\/[^/]+\/index\.ts$/.test(path)),
    /^export (?!type )\{[^}]*?(?<!type )\b\w+Entity\b[^}]*\}/gm,
  ),
  importsOfHigherParts: importsOfHigherParts(),
  importsUpwards: importsUpwards(),
  /** Imports of a module's parts by files of `server/src` itself: they take what they need from `modules/index.ts`. */
  registryImports: findings(
    // The list of exports for benchmarks and maintainers' scripts is no part of the server.
    server.filter(
      ({ path }) => /^server\/src\/[\w-]+\.ts$/.test(path) && path !== 'server/src/bench-exports.ts',
    ),
    /from '\.\/modules\/[^']+'/g,
  ),
  /** Conditions that spell out who takes part instead of `takesPart()`; its own text and the entity's constraint have to. */
  confirmedTexts: findings(
    modules.filter(({ path }) => !/event-access\.queries\.ts$|attendee\.entity\.ts$/.test(path)),
    /(?<!SET )status = 'CONFIRMED'/g,
  ),
  coreFilesWithoutFolder: server
    .map(({ path }) => path)
    .filter((path) => !CORE_FILES.includes(/^server\/src\/core\/([^/]+)\.ts$/.exec(path)?.[1] ?? 'config')),
  coreImportsUpwards: coreImportsUpwards(),
  coreCircles: coreCircles(),
  serverDialect: findings(server, DIALECT),
  testsDialect: dialectIn('tests'),
  scriptsDialect: dialectIn('scripts'),
  importsBetweenFeatures: importsBetweenFeatures(),
  unorderedFeatures: unorderedFeatures(),
  /** Changes of the client's cache by hand; all else is shown by the answers of mutations, and by `refresh` (docs/freshness.md). */
  directCacheEdits: findings(
    client.filter(({ path }) => !path.startsWith('client/src/data/') && !MAY_EDIT_CACHE.test(path)),
    /\b(?:cache|client)\.(?:modify|evict|writeFragment|updateFragment|updateQuery|writeQuery)\b/g,
  ),
  /** Rules for the insides of antd's parts. */
  antdSelectors: findings(styledParts, /\.ant-[\w-]+/g),
  /** Stylesheets so short that their rules belong into that of their neighbours, or into a primitive of `ui`. */
  shortStylesheets: styles.filter(({ text }) => text.split('\n').length <= 20).map(({ path }) => path),
  /** Sizes and colours that stand in stylesheets instead of the theme. */
  rawStyles: findings(styledParts, /font-size: *(?:[1-9]|clamp)[^;]*|: *(?:#[0-9a-f]{3,8}\b|rgba?\()[^;]*/gi),
  clientDialect: findings(client, DIALECT),
  /** Listeners to Enter that do not ask whether it belongs to an input method (`client/src/lib/composing.ts`). */
  bareEnterKeys: findings(
    client.filter(
      ({ path, text }) => !text.includes('isComposing(event)') && !path.endsWith('/keyboard-wedge.ts'),
    ),
    /\bkey [!=]== 'Enter'|onPressEnter|\.isComposing\b/g,
  ),
};

import type { HookListener, NodeGetter, RequestContext, Runtime } from './request/context';
import type { ChangeListener } from './changes/event-changes.queries';
import type { AsyncHandler } from './http/http-server';
import type { AnyJobKind, JobKind } from './jobs/jobs';
import type { OwnData } from './db/own-data';
import type { RestRow } from './rest/row';

type EntityClass = new () => object;
type ResolverClass = new () => object;

/** A kind of job with what is done for it. */
export interface ModuleJob {
  kind: AnyJobKind;
  run(ctx: RequestContext, data: never): Promise<unknown>;
}

/** Operations of `/v1` that belong together. */
export interface RouteGroup {
  /** Where the group stands in `openapi.json`, the lowest first: readers of that file find an operation where it was before. */
  position: number;
  rows: readonly RestRow[];
}

/** Files that a module sends itself, beside GraphQL and `/v1`. */
export interface FileRoute {
  /** The beginning of their paths. */
  path: string;
  createHandler(runtime: Runtime): AsyncHandler;
  /** Their descriptions in `openapi.json`, by path. */
  openApi: Readonly<Record<string, unknown>>;
}

/** The parts of a module that the rest of the server needs. */
export interface ModuleDefinition {
  name: string;
  /** Its tables. No other module writes to them. */
  entities?: readonly EntityClass[];
  /** Its views, which other modules read as they do its tables. */
  views?: readonly string[];
  /** Tables and views of other modules that its statements read. */
  reads?: readonly string[];
  /** Its resolvers: classes without a constructor. */
  resolvers?: readonly ResolverClass[];
  /** Its types that `node` can find, with the functions behind their queries. */
  nodes?: Readonly<Record<string, NodeGetter>>;
  /** Its listeners at the hooks of other modules, in their transactions. */
  hooks?: readonly HookListener[];
  /** Called with new changes of the feed. */
  onChanges?: ChangeListener;
  /** Functions that add preloaded fields to other modules' types. */
  preloads?: readonly (() => void)[];
  /** Its data about people, for the export of their own data. */
  ownData?: OwnData;
  routes?: readonly RouteGroup[];
  files?: readonly FileRoute[];
  jobs?: readonly ModuleJob[];
  /** Topics that must arrive while Redis is away: they go through Postgres too. */
  urgentTopics?: readonly string[];
  /** Starts what it does while the server runs; the returned function ends it when the server closes. */
  start?(runtime: Runtime): Promise<() => void | Promise<void>>;
}

/** Declares a module; `modules/index.ts` lists them all. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;

/** Declares what is done for a kind of job. It runs without a viewer, with the base address of the request that added it. */
export const job = <Data extends object>(
  kind: JobKind<Data>,
  run: (ctx: RequestContext, data: Data) => Promise<unknown>,
): ModuleJob => ({ kind, run });

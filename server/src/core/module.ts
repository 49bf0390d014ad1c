import type { RequestContext } from './context';
import type { PreloadExtension } from './db/preloads';
import type { HookListener } from './hooks';
import type { AnyJobKind, JobKind } from './jobs/jobs';

type EntityClass = new () => object;

/** A kind of job with what is done for it. */
export interface ModuleJob<Services> {
  kind: AnyJobKind;
  run(services: Services, ctx: RequestContext, data: never): Promise<unknown>;
}

/** What a module is made of, as far as the rest of the server has to know it. */
export interface ModuleDefinition<Services> {
  /** The name of its folder. */
  name: string;
  /** Its tables. Nobody else writes to them. */
  entities?: readonly EntityClass[];
  /** Tables of other modules that its statements read. */
  reads?: readonly string[];
  /** Its resolvers, over the services of all modules. */
  resolvers?(services: Services): readonly object[];
  /** What it does at the hooks of other modules, in their transactions. */
  hooks?: readonly HookListener[];
  /** Fields that it reads along with the rows of other modules' types. */
  preloads?: readonly PreloadExtension[];
  /** The jobs that it does. */
  jobs?: readonly ModuleJob<Services>[];
}

/** Declares a module; `modules/index.ts` lists them all. */
export const defineModule = <Services>(definition: ModuleDefinition<Services>): ModuleDefinition<Services> =>
  definition;

/** Declares what is done for a kind of job. It runs without a viewer, with the base address of the request that added it. */
export const job = <Services, Data extends object>(
  kind: JobKind<Data>,
  run: (services: Services, ctx: RequestContext, data: Data) => Promise<unknown>,
): ModuleJob<Services> => ({ kind, run });

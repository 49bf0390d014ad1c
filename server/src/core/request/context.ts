import type DataLoader from 'dataloader';
import type { Redis } from 'ioredis';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { EntityManager } from 'typeorm';
import { addressKey } from '../http/address-key';
import type { Balance, Budgets } from '../admission/budgets';
import type { Config } from '../config';
import type { Db, Database } from '../db/database';
import { deviceName } from '../http/device-name';
import { insertEvents, type DomainEvent } from '../outbox/outbox.queries';
import type { Usage } from '../admission/usage';
import type { JobKind, JobOptions, JobQueue } from '../jobs/jobs';
import type { Logger } from '../logger';
import type { Node } from '../graphql/node';
import type { Operation, Parsed, RawResult } from './operation';
import type { PubSub } from '../pubsub/pubsub';
import type { RateLimits } from '../admission/rate-limits';
import type { ApiScope } from '../auth/api-scopes';
import type { Role } from '../auth/roles';
import type { FileStore } from '../files/storage';

/** The rights of an API token, which stands for no person. */
export interface ApiAccess {
  /** The only event that it reaches. */
  eventId: string;
  /** The only company whose leads it reads; null for a token of the event, which reads none. */
  companyId: string | null;
  scopes: ReadonlySet<ApiScope>;
  /** Web pages that may use it. */
  origins: ReadonlySet<string>;
  /** NOT_FOUND where one of these ids is that of nothing that it reaches. */
  requireReach(ctx: RequestContext, ids: readonly string[]): Promise<void>;
  /** Notes points that a request has cost; the first time, the request too. */
  countUsage(ctx: RequestContext, points: number): void;
}

/** Events by id, each with the end of the right to it in milliseconds since the epoch; null where it has none. */
export type EventRights = Readonly<Record<string, number | null>>;

/** The signed-in user, or an API token. */
export interface Viewer {
  /** The id of the token where an API token asks: no user has it. */
  userId: string;
  role: Role;
  sessionId: string;
  /** What the caller's rights to things were when the session was read, as `users.access_stamp`; absent where nothing can end them: see `core/request/rights.ts`. */
  accessStamp?: string;
  /** The only events that staff of some events, or an API token, reach; absent or null for staff of all events, and for attendees. */
  staffEvents?: EventRights | null;
  /** Signed in with an initial password: may only ask who they are, replace it, and sign out. */
  mustChangePassword?: boolean;
  /** Set where an API token asks. It has the role of a manager, and what narrows it is here. */
  api?: ApiAccess;
}

/** Finds a thing under the rules of the query of its type. */
export type NodeGetter = (ctx: RequestContext, id: string) => Promise<Node>;

/** What a module does at a point that another module offers; listed in its manifest. */
export interface HookListener {
  hook: object;
  /** Throws to refuse; runs before any listener has had an effect. */
  check: ((ctx: RequestContext, input: never) => Promise<void>) | undefined;
  run: (ctx: RequestContext, input: never) => Promise<unknown>;
}

/** The listeners of all modules by hook, in the order of their modules. */
export type HookListeners = ReadonlyMap<object, readonly HookListener[]>;

/** Runs operations inside this process; `core/execution/executor.ts` does it. */
export interface Executor {
  readonly schema: GraphQLSchema;
  parse(query: string): Parsed;
  run(request: Operation, ctx: RequestContext): Promise<FormattedExecutionResult>;
  format(result: RawResult, ctx: RequestContext): FormattedExecutionResult;
}

/** What the process has once, handed down to every request. */
export interface Runtime {
  config: Config;
  log: Logger;
  database: Database;
  pubsub: PubSub;
  /** The connection for limits and state that servers share; absent: one process serves alone. */
  redis: Redis | undefined;
  rateLimits: RateLimits;
  budgets: Budgets;
  jobs: JobQueue;
  files: FileStore;
  executor: Executor;
  /** The listeners of modules at the hooks of others. */
  hooks: HookListeners;
  /** How things are found by their ids alone, by their types. */
  nodes: Readonly<Record<string, NodeGetter>>;
  /** Tells the relay that there may be new outbox rows. */
  wakeRelay(): void;
}

/** What may be known of a viewer without asking the database again. */
export interface CachedAccess {
  /** Access to events that was granted, by event id. Refusals are never kept. */
  readonly grants: Map<string, unknown>;
  /** Attendees that the viewer blocks or is blocked by. */
  readonly blocked: ReadonlySet<string>;
}

/** The transaction that a context is in. */
export interface TransactionScope {
  afterCommit(work: () => void): void;
}

/** Where a request comes from. */
export interface RequestOrigin {
  /** The id that answers and log lines carry. */
  id: string;
  /** The client's address; limits use `addressKey` of the context instead. */
  ip: string;
  userAgent?: string | undefined;
  /** Base address for links in mails that the request causes; absent: that of the settings. */
  siteUrl?: string;
  /** Reads the caller again: null where the session or token has ended; `isFresh` past what is kept of it for a second. */
  readonly readCaller?: (isFresh: boolean) => Promise<Viewer | null>;
  /** Nothing is charged: nobody asked for it now. */
  isFree?: boolean;
  /** The cost of the request; absent for work that no request asked for. */
  readonly usage?: Usage;
  /** The request waits for other work of its caller: it needs no place among those in work. */
  onWait?: () => void;
  /** Calls back once the client has disconnected, and gives what removes the listener; absent: there is no connection. */
  onDisconnect?: (listener: () => void) => () => void;
}

/** First argument of every use case: who asks, on which connection, with which caches. */
export class RequestContext {
  private readonly loaderCache = new Map<unknown, DataLoader<unknown, unknown>>();
  private requestLog: Logger | undefined;
  /** The remaining budget of the caller after the last operation of this request. */
  balance: Balance | undefined;
  /** Nothing is charged: the operation has limits of its own, or was refused for lack of a session. */
  isFree = false;
  /** The viewer's cached access between deliveries; absent: the database is asked. */
  kept: CachedAccess | undefined;

  constructor(
    readonly runtime: Runtime,
    public session: Viewer | null,
    readonly request: RequestOrigin,
    readonly db: Db,
    readonly entities: EntityManager,
    readonly transaction?: TransactionScope,
  ) {}

  /** The caller. Null without a session, and for a session that has to replace an initial password first: it has no rights. */
  get viewer(): Viewer | null {
    return this.session?.mustChangePassword ? null : this.session;
  }

  /** From here on the request belongs to the user who has just got a session. */
  continueAs(viewer: Viewer): void {
    this.session = viewer;
    this.clearLoaders();
  }

  /** Base address for links in mails, without a slash at the end. */
  get siteUrl(): string {
    return this.request.siteUrl ?? this.runtime.config.siteUrl;
  }

  /** The key of limits by address. */
  get addressKey(): string {
    return addressKey(this.request.ip);
  }

  /** The key of limits by caller: the user, or the address of an anonymous one. */
  get callerKey(): string {
    return this.session?.userId ?? this.addressKey;
  }

  /** Readable name of the client's device, from its `User-Agent`; null where that names none. */
  get device(): string | null {
    return deviceName(this.request.userAgent);
  }

  /** Its lines carry the id of the request. Made at its first use, since most requests write no line. */
  get log(): Logger {
    return (this.requestLog ??= this.runtime.log.child({ requestId: this.request.id }));
  }

  /** Writes an event into the outbox, in the same transaction as what caused it. */
  readonly events = {
    emit: async (...events: DomainEvent[]): Promise<void> => {
      if (!this.transaction) throw new Error('Events are emitted inside a transaction');
      await insertEvents(this.db, {
        topics: events.map(({ topic }) => topic),
        payloads: events.map(({ payload }) => JSON.stringify(payload)),
      });
      this.transaction.afterCommit(() => this.runtime.wakeRelay());
    },
  };

  /** Adds jobs that run later, after the commit where there is a transaction. They keep the base address of this request. */
  readonly jobs = {
    add: <Data extends object>(kind: JobKind<Data>, data: Data, options?: JobOptions): Promise<void> =>
      this.jobs.addAll(kind, [data], options),
    /** Adds many of a kind with one statement. */
    addAll: async <Data extends object>(
      kind: JobKind<Data>,
      all: readonly Data[],
      options?: JobOptions,
    ): Promise<void> => {
      if (all.length === 0) return;
      const { siteUrl } = this.request;
      const sent = siteUrl ? all.map((data) => ({ ...data, siteUrl })) : all;
      await this.runtime.jobs.add(this.db, kind, sent, options);
      const wake = () => this.runtime.jobs.wake(kind);
      if (this.transaction) this.transaction.afterCommit(wake);
      else wake();
    },
  };

  /** The loader of this request for a definition; see `defineLoader`. */
  loaderFor<K, V>(definition: unknown, create: () => DataLoader<K, V>): DataLoader<K, V> {
    const known = this.loaderCache.get(definition);
    if (known) return known as DataLoader<K, V>;
    const created = create();
    this.loaderCache.set(definition, created);
    return created;
  }

  /** Forgets what was loaded: something has changed. */
  clearLoaders(): void {
    this.loaderCache.clear();
  }

  /** The same request on another connection, in a transaction where one is named, with caches of its own. */
  inside(db: Db, entities: EntityManager, transaction?: TransactionScope): RequestContext {
    return new RequestContext(this.runtime, this.session, this.request, db, entities, transaction);
  }
}

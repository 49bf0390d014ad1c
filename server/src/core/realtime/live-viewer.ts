import type { CachedAccess, RequestContext } from '../request/context';

/** One look at a session: whose it is, and what they may see. */
export interface ViewerAccess extends CachedAccess {
  readonly sessionId: string;
  readonly userId: string;
  /** Differs where anything that was found differs. */
  readonly fingerprint: string;
}

/** The person behind the sockets of one session on this server: looked up once, and again only when something may have changed. */
export class LiveViewer {
  /** Connections, also those that are being opened. */
  holds = 0;
  /** The session has ended. */
  isOver = false;
  /** They could not be looked up, for an error of ours. */
  hasFailed = false;
  /** Counts the changes that made what is known outdated. */
  generation = 0;
  /** Resolves when what is known is current again; undefined while it is current. */
  settled: Promise<void> | undefined;

  constructor(
    public access: ViewerAccess,
    private readonly contextOf: (access: ViewerAccess, isShared: boolean) => RequestContext,
  ) {}

  get isCurrent(): boolean {
    return this.settled === undefined;
  }

  /** A context with loaders of its own, for one subscription or delivery. A shared one is charged to no caller. */
  context(isShared = false): RequestContext {
    return this.contextOf(this.access, isShared);
  }
}

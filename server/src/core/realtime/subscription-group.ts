import type { LiveSource } from './live-source';
import type { LiveViewer } from './live-viewer';
import type { Subscription } from './subscription';

interface GroupHandlers {
  deliver: (event: unknown) => Promise<void>;
  /** Events may have been missed. */
  onFailure: (error: unknown) => void;
  onEmpty: () => void;
}

/** Subscriptions that get the same bytes. Its events are delivered one after the other. */
export class SubscriptionGroup {
  readonly subscriptions = new Set<Subscription>();
  /** Resolves when no further event is missed. */
  readonly listening: Promise<unknown>;
  private readonly waiting: unknown[] = [];
  private isBusy = false;
  private stop: (() => void) | undefined;
  private isOver = false;

  constructor(
    source: LiveSource,
    private readonly handlers: GroupHandlers,
  ) {
    this.listening = source.listen(this.receive, this.failWithGap).then((stop) => {
      if (this.isOver) stop();
      else this.stop = stop;
    });
    this.listening.catch(() => this.finish());
  }

  /** Takes a subscription out; the last one ends the group. */
  remove(subscription: Subscription): void {
    if (this.subscriptions.delete(subscription) && this.subscriptions.size === 0) this.finish();
  }

  /** A viewer of the group whose access is known to be current; waits where there is none yet. */
  async currentViewer(): Promise<LiveViewer | undefined> {
    for (const { viewer } of this.subscriptions) if (viewer.isCurrent) return viewer;
    for (const { viewer } of this.subscriptions) {
      await viewer.settled;
      if (viewer.isCurrent && this.subscriptions.size > 0) return viewer;
    }
    return undefined;
  }

  /** Closes the connections of all subscriptions, and ends these. */
  closeAll(reason: readonly [code: number, reason: string]): void {
    for (const subscription of this.subscriptions) {
      subscription.connection.close(reason);
      subscription.leave();
    }
  }

  private readonly receive = (event: unknown): void => {
    this.waiting.push(event);
    if (!this.isBusy) void this.drain();
  };

  private readonly failWithGap = (): void =>
    this.handlers.onFailure(new Error('The bus was away, so that events may have been missed'));

  private async drain(): Promise<void> {
    this.isBusy = true;
    try {
      while (this.waiting.length > 0 && !this.isOver) await this.handlers.deliver(this.waiting.shift());
    } catch (error) {
      this.handlers.onFailure(error);
    } finally {
      this.isBusy = false;
    }
  }

  private finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.stop?.();
    this.handlers.onEmpty();
  }
}

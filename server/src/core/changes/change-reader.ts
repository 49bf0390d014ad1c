import type { Db } from '../db/database';
import { checkCursor } from './change-cursor';
import type { ChangeTopic } from './event-change.entity';
import { changesOfTopic, PAGE, type EventChange } from './event-changes.queries';

/** Live changes that wait for a reader that is slower; with more it reads them from the table. */
const MAX_WAITING = 500;

interface ReaderOptions {
  db: Db;
  eventId: string;
  topic: ChangeTopic;
  /** Resolves once the change is written. */
  deliver: (change: EventChange) => Promise<unknown>;
  onGap: (error: unknown) => void;
}

/** Passes the changes of one topic of an event on, each once and in their order: live ones, and from the table what it is behind with. */
export class ChangeReader {
  private readonly waiting: EventChange[] = [];
  /** The last sequence that was passed on; undefined until it starts. */
  private position: string | undefined;
  private isBehind = false;
  private isRunning = false;
  private isOver = false;

  constructor(private readonly options: ReaderOptions) {}

  /** Passes on what comes after a sequence; all before it that is not live yet is in the table. */
  start(position: string, isBehind: boolean): void {
    this.position = position;
    this.isBehind ||= isBehind;
    this.wake();
  }

  stop(): void {
    this.isOver = true;
  }

  /** Takes a live change. */
  add(change: EventChange): void {
    if (change.topic !== this.options.topic || this.isBehind) return;
    this.isBehind = this.waiting.length === MAX_WAITING;
    if (!this.isBehind) this.waiting.push(change);
    this.wake();
  }

  private wake(): void {
    if (this.position !== undefined && !this.isRunning) void this.run(this.position);
  }

  private async run(position: string): Promise<void> {
    this.isRunning = true;
    try {
      while (!this.isOver && (this.isBehind || this.waiting.length > 0)) {
        const last = position;
        const changes = this.isBehind ? await this.readPage(last) : this.waiting.splice(0);
        if (this.isOver) break;
        const unseen = changes.filter(({ id }) => BigInt(id) > BigInt(last));
        await Promise.all(unseen.map((change) => this.options.deliver(change)));
        position = unseen.at(-1)?.id ?? last;
        this.position = position;
      }
    } catch (error) {
      this.options.onGap(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** Changes that come while it reads wait, since the page may lack them; after a full page they are in the next one. */
  private async readPage(after: string): Promise<EventChange[]> {
    const { db, eventId, topic } = this.options;
    this.isBehind = false;
    this.waiting.length = 0;
    const page = await changesOfTopic(db, { after, eventId, topic });
    // Afterwards, since what is too old may be deleted while it reads.
    await checkCursor(db, after);
    this.isBehind ||= page.length === PAGE;
    return page;
  }
}

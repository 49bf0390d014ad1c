import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Typing is said every few seconds; after this long without, it is over. */
export const typingExpiresMs = 6_000;

/** The people who are writing to the viewer at the moment. */
export class TypingStore {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<Listener>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isTyping(attendeeId: string): boolean {
    return this.timers.has(attendeeId);
  }

  set(attendeeId: string, typing: boolean): void {
    const was = this.isTyping(attendeeId);
    clearTimeout(this.timers.get(attendeeId));
    if (typing)
      this.timers.set(
        attendeeId,
        setTimeout(() => this.set(attendeeId, false), typingExpiresMs),
      );
    else this.timers.delete(attendeeId);
    if (was !== typing) this.listeners.forEach((listener) => listener());
  }
}

/** Typing in all conversations of this tab. */
export const typing = new TypingStore();

/** Whether this person is writing to the viewer at the moment. */
export const useOtherTyping = (attendeeId: string): boolean =>
  useSyncExternalStore(typing.subscribe, () => typing.isTyping(attendeeId));

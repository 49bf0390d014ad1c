import type { App } from 'antd';

/** The toasts and dialogs of the component library. */
export type Feedback = Pick<ReturnType<typeof App.useApp>, 'modal' | 'notification'>;

let current: Feedback | null = null;
let waiting: ((feedback: Feedback) => void)[] = [];
const listeners = new Set<() => void>();

const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** Runs at once where toasts and dialogs are loaded, and else as soon as they are, in the order of the calls. */
export function withFeedback(run: (feedback: Feedback) => void): void {
  if (current) return run(current);
  waiting.push(run);
  notifyListeners();
}

/** For FeedbackHost: whether anything waits to be shown, and what shows it. */
export const feedbackStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: (): boolean => waiting.length > 0,
  provide(feedback: Feedback): () => void {
    current = feedback;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run(feedback);
    notifyListeners();
    return () => {
      current = null;
    };
  },
};

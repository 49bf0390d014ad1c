import { Button } from 'antd';
import { createElement } from 'react';
import { LoadingOutlined } from '@ant-design/icons';
import { toAppError } from '../../data/errors';
import { messages } from '../../lib/messages';
import { ToastTimer, toastDuration, undoDuration, type ToastKind } from '../../lib/toast-timer';
import { withFeedback, type Feedback } from '../feedback/feedback';

export interface ToastOptions {
  /** A toast with the same key takes the place of the one before. */
  key?: string;
  /** One way on, such as Show or Undo. */
  action?: { label: string; run: () => void };
  /** How long it stays, in milliseconds, where its kind does not say. */
  duration?: number;
}

type Say = (text: string, options?: ToastOptions | string) => string;

export interface Toasts {
  info: Say;
  success: Say;
  error: Say;
  /** Stays until a toast with the key it returns takes its place, or `close` is called. */
  loading: Say;
  /** Says what was done and offers to take it back, for ten seconds. A failure to do so is shown as an error. */
  undo(text: string, takeBack: () => Promise<unknown>): string;
  /** Does the work, and shows its failure as an error. */
  attempt(work: () => Promise<unknown>): Promise<void>;
  close(key: string): void;
}

type Api = Feedback['notification'];

const timers = new Map<string, ToastTimer>();
let count = 0;
const isIdle = (): boolean => document.visibilityState === 'hidden';

document.addEventListener('visibilitychange', () => {
  for (const timer of timers.values()) {
    if (isIdle()) timer.hold();
    else timer.run();
  }
});

function forget(key: string): void {
  timers.get(key)?.hold();
  timers.delete(key);
}

function start(key: string, duration: number, done: () => void): ToastTimer {
  const timer = new ToastTimer(duration, done);
  timers.set(key, timer);
  if (!isIdle()) timer.run();
  return timer;
}

function actionButton({ label, run }: NonNullable<ToastOptions['action']>, close: () => void) {
  const onClick = () => {
    close();
    run();
  };
  return createElement(Button, { type: 'link', onClick }, label);
}

interface Shown extends Omit<ToastOptions, 'key'> {
  kind: ToastKind;
  text: string;
  key: string;
}

function show(api: Api, { kind, text, key, action, duration: wanted }: Shown): void {
  forget(key);
  const close = () => {
    forget(key);
    api.destroy(key);
  };
  const duration = wanted ?? toastDuration(kind, action !== undefined);
  const timer = duration === null ? undefined : start(key, duration, () => api.destroy(key));
  api.open({
    key,
    title: text,
    type: kind === 'loading' ? undefined : kind,
    icon: kind === 'loading' ? createElement(LoadingOutlined) : undefined,
    role: kind === 'error' ? 'alert' : 'status',
    actions: action && actionButton(action, close),
    duration: false,
    closable: true,
    placement: 'top',
    onClose: () => forget(key),
    props: { onMouseEnter: () => timer?.hold(), onMouseLeave: () => timer?.run() },
  });
}

const toast =
  (kind: ToastKind): Say =>
  (text, options = {}) => {
    const { key = `toast-${++count}`, ...rest } = typeof options === 'string' ? { key: options } : options;
    withFeedback(({ notification }) => show(notification, { ...rest, kind, text, key }));
    return key;
  };

const toasts: Toasts = {
  info: toast('info'),
  success: toast('success'),
  error: toast('error'),
  loading: toast('loading'),
  undo: (text, takeBack) => {
    const run = () => {
      takeBack().then(
        () => toasts.success(messages.toast.undone),
        (error: unknown) => toasts.error(toAppError(error).message),
      );
    };
    return toasts.success(text, { duration: undoDuration, action: { label: messages.toast.undo, run } });
  },
  attempt: async (work) => {
    try {
      await work();
    } catch (error) {
      toasts.error(toAppError(error).message);
    }
  },
  close: (key) =>
    withFeedback(({ notification }) => {
      forget(key);
      notification.destroy(key);
    }),
};

/** Short notices at the top of the page, each for as long as the specification says. */
export const useToasts = (): Toasts => toasts;

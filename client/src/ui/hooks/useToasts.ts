import { Button } from 'antd';
import { createElement, useLayoutEffect, useRef } from 'react';
import { LoadingOutlined } from '@ant-design/icons';
import { toActError } from '../../data/errors/act-error';
import { isConnectionFailure } from '../../data/errors/errors';
import { messages } from '../../lib/messages';
import { ToastTimer, toastDuration, undoDuration, type ToastKind } from '../../lib/toast-timer';
import { withFeedback, type Feedback } from '../feedback/feedback';

export interface ToastOptions {
  /** A toast with the same key takes the place of the one before. */
  key?: string;
  /** One way on, such as Show or Undo. */
  action?: { label: string; run: () => void };
  /** It is about an act that leads to another page, and is said there. */
  arrives?: boolean;
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
  /**
   * Does the work, and says whether it was done. Its failure is shown as an error, in the words of `refused` or else its own; what got
   * no answer can be tried again.
   */
  attempt(work: () => Promise<unknown>, options?: { refused?: string; key?: string }): Promise<boolean>;
  /** Puts a text into the clipboard, and says whether the browser allowed it, which is also the answer. */
  copy(text: string, copied: string, notCopied: string): Promise<boolean>;
  close(key: string): void;
}

const timers = new Map<string, ToastTimer>();
/** The open toasts that belong to the page on which they were shown. */
const ofPage = new Set<string>();
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
  ofPage.delete(key);
}

function show({ notification }: Feedback, key: string, kind: ToastKind, text: string, options: ToastOptions) {
  const { action, arrives = false, duration = toastDuration(kind, action !== undefined) } = options;
  forget(key);
  if (!arrives) ofPage.add(key);
  const close = () => {
    forget(key);
    notification.destroy(key);
  };
  const timer = duration === null ? undefined : new ToastTimer(duration, close);
  if (timer) timers.set(key, timer);
  if (!isIdle()) timer?.run();
  const act = () => {
    close();
    action?.run();
  };
  notification.open({
    key,
    title: text,
    type: kind === 'loading' ? undefined : kind,
    icon: kind === 'loading' ? createElement(LoadingOutlined, { 'aria-hidden': true }) : undefined,
    role: kind === 'error' ? 'alert' : 'status',
    actions: action && createElement(Button, { type: 'link', onClick: act }, action.label),
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
    withFeedback((feedback) => show(feedback, key, kind, text, rest));
    return key;
  };

const toasts: Toasts = {
  info: toast('info'),
  success: toast('success'),
  error: toast('error'),
  loading: toast('loading'),
  undo: (text, takeBack) => {
    const run = () =>
      void toasts.attempt(async () => {
        await takeBack();
        toasts.success(messages.toast.undone);
      });
    return toasts.success(text, { duration: undoDuration, action: { label: messages.toast.undo, run } });
  },
  attempt: async (work, { refused, ...options } = {}) => {
    try {
      await work();
      return true;
    } catch (error) {
      const { message } = toActError(error);
      const again = {
        label: messages.toast.tryAgain,
        run: () => void toasts.attempt(work, { refused, ...options }),
      };
      if (isConnectionFailure(error)) toasts.error(message, { ...options, action: again });
      else toasts.error(refused ?? message, options);
      return false;
    }
  },
  copy: async (text, copied, notCopied) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toasts.error(notCopied);
      return false;
    }
    toasts.success(copied);
    return true;
  },
  close: (key) =>
    withFeedback(({ notification }) => {
      forget(key);
      notification.destroy(key);
    }),
};

/** Closes what was said on the page that is left. Once for the whole portal. */
export function useToastsOfPage(pathname: string): void {
  const page = useRef(pathname);
  // Before the effects of the new page, which may say something themselves.
  useLayoutEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    for (const key of ofPage) toasts.close(key);
  }, [pathname]);
}

/** Short notices at the top of the page, each for as long as the specification says. */
export const useToasts = (): Toasts => toasts;

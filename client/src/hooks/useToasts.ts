import { Button } from 'antd';
import { createElement } from 'react';
import { LoadingOutlined } from '@ant-design/icons';
import { withFeedback, type Feedback } from '../components/feedback/feedback';
import { ToastTimer, toastDuration, type ToastKind } from '../lib/toast-timer';

export interface ToastOptions {
  /** A toast with the same key takes the place of the one before. */
  key?: string;
  /** One way on, such as Show or Undo. */
  action?: { label: string; run: () => void };
}

type Say = (text: string, options?: ToastOptions | string) => string;

export interface Toasts {
  info: Say;
  success: Say;
  error: Say;
  /** Stays until a toast with the key it returns takes its place, or `close` is called. */
  loading: Say;
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

function show(api: Api, kind: ToastKind, text: string, key: string, action: ToastOptions['action']): void {
  forget(key);
  const close = () => {
    forget(key);
    api.destroy(key);
  };
  const duration = toastDuration(kind, action !== undefined);
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
    const { key = `toast-${++count}`, action } = typeof options === 'string' ? { key: options } : options;
    withFeedback(({ notification }) => show(notification, kind, text, key, action));
    return key;
  };

const toasts: Toasts = {
  info: toast('info'),
  success: toast('success'),
  error: toast('error'),
  loading: toast('loading'),
  close: (key) =>
    withFeedback(({ notification }) => {
      forget(key);
      notification.destroy(key);
    }),
};

/** Short notices at the top of the page, each for as long as the specification says. */
export const useToasts = (): Toasts => toasts;

import { createStore } from 'zustand/vanilla';

/**
 * Whether the server answered the last request, since the browser knows only its own network. `isPaused` while queries
 * wait because the person's budget of points is spent.
 */
export const reachability = createStore<{ serverAnswers: boolean; isPaused: boolean }>()(() => ({
  serverAnswers: true,
  isPaused: false,
}));

import { createStore } from 'zustand/vanilla';

/** Whether the server answered the last time it was asked; the browser knows only of its own network. */
export const reachability = createStore<{ serverAnswers: boolean }>()(() => ({ serverAnswers: true }));

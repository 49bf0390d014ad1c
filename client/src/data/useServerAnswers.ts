import { useStore } from 'zustand';
import { reachability } from './reachability';

/** False while the server cannot be reached and is tried again. */
export const useServerAnswers = (): boolean => useStore(reachability, ({ serverAnswers }) => serverAnswers);

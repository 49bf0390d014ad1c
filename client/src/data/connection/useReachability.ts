import { useStore } from 'zustand';
import { reachability } from './reachability';

/** The server's current reachability. */
export const useReachability = () => useStore(reachability);

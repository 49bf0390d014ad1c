import { useStore } from 'zustand';
import { reachability } from './reachability';

/** How the server answers just now. */
export const useReachability = () => useStore(reachability);

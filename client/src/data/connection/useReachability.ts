import { useStore } from 'zustand';
import { reachability } from './reachability';

export const useReachability = () => useStore(reachability);

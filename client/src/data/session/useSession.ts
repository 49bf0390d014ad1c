import { useStore } from 'zustand';
import { session } from './session';
import type { SessionState } from './session-state';

/** A part of the session, read again whenever it changes. The selector must return something stable. */
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(session.store, select);

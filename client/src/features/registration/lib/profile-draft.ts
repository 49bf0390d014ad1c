import { deviceStorage } from '../../../data/session/tab-storage';
import { emptyValues, type ProfileValues } from './profile-values';

/** Typed but unsaved values, with those they were based on. */
interface ProfileDraft {
  base: ProfileValues;
  values: ProfileValues;
}

/** Of one person at one event. Kept on the device, so that closing the browser loses nothing, until the person signs out. */
const keyOf = (userId: string, eventId: string): string => `podium:profile:${userId}:${eventId}`;

export function readDraft(userId: string, eventId: string): ProfileDraft | null {
  try {
    const draft = JSON.parse(deviceStorage.getItem(keyOf(userId, eventId)) ?? 'null') as ProfileDraft | null;
    if (!draft?.base || !draft.values) return null;
    // An older release kept fewer fields: those it did not know are unchanged.
    const base = { ...emptyValues, ...draft.base };
    return { base, values: { ...base, ...draft.values } };
  } catch {
    return null;
  }
}

export const writeDraft = (userId: string, eventId: string, draft: ProfileDraft): void => {
  deviceStorage.setItem(keyOf(userId, eventId), JSON.stringify(draft));
};

export const clearDraft = (userId: string, eventId: string): void =>
  deviceStorage.removeItem(keyOf(userId, eventId));

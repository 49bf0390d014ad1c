import type { FormInstance } from 'antd';
import { useState } from 'react';
import { mergeEdits } from '../../../lib/merge-edits';
import { clearDraft, readDraft, writeDraft } from '../lib/profile-draft';
import { isChanged, type ProfileValues } from '../lib/profile-values';

interface DraftState {
  initial: ProfileValues;
  /** The form starts with what was typed at an earlier visit. */
  resumed: boolean;
}

/** Lays the values that were typed earlier over the profile as it is stored now. */
function startWith(userId: string, eventId: string, stored: ProfileValues): DraftState {
  const draft = readDraft(userId, eventId);
  if (!draft) return { initial: stored, resumed: false };
  const { merged } = mergeEdits(draft.base, draft.values, stored);
  return { initial: merged, resumed: isChanged(stored, merged) };
}

/** Keeps a profile form on the device while it is typed, until it is saved. */
export function useProfileDraft(
  form: FormInstance<ProfileValues>,
  { userId, eventId, stored }: { userId: string; eventId: string; stored: ProfileValues },
) {
  const [start, setStart] = useState(() => startWith(userId, eventId, stored));
  return {
    ...start,
    // All values: those that antd passes on lack the fields of a step whose script has not loaded yet.
    keep: () => {
      const values = form.getFieldsValue(true) as ProfileValues;
      writeDraft(userId, eventId, { base: stored, values });
    },
    clear: () => clearDraft(userId, eventId),
    startOver: () => {
      clearDraft(userId, eventId);
      form.setFieldsValue(stored);
      setStart({ initial: stored, resumed: false });
    },
  };
}

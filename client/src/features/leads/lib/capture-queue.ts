import { browserStorage, OfflineQueue, type Queued } from '../../../data/offline-queue';
import { deviceStorage } from '../../../data/tab-storage';
import type { LeadCaptureOutcome } from '../../../generated/graphql';
import { CAPTURES_WAIT } from '../../../lib/captures-wait';
import type { LeadDraft } from './lead-draft';

/** A badge that was scanned for a company, until the server has taken it. Of the visitor it holds the code alone. */
export interface QueuedCapture extends Queued, LeadDraft {
  /** Whose scan it is: nobody else sees or sends it on this device. */
  userId: string;
  companyId: string;
  code: string;
  refusal?: { outcome: LeadCaptureOutcome } | { message: string };
}

export class CaptureQueue extends OfflineQueue<QueuedCapture> {}

/** The scans of this browser. */
export const captureQueue = new CaptureQueue(browserStorage('podium-captures'));

captureQueue.state.subscribe(({ entries }) => {
  if (entries.length > 0) deviceStorage.setItem(CAPTURES_WAIT, '1');
  else deviceStorage.removeItem(CAPTURES_WAIT);
});

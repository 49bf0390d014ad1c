import { browserStorage, OfflineQueue, type Queued } from '../../../data/offline/offline-queue';
import { ownId } from '../../../data/session/session';
import { deviceStorage } from '../../../data/session/tab-storage';
import type { LeadCaptureOutcome } from '../../../generated/graphql';
import { CAPTURES_WAIT } from '../../../lib/captures-wait';
import { newClientId } from '../../../lib/client-id';
import { emptyDraft, type LeadDraft } from './lead-draft';

/** A badge that was scanned for a company. */
export interface Badge {
  companyId: string;
  code: string;
}

/** A capture of a badge, until the server has taken it. Of the visitor it holds the code, and the name that the member typed. */
export interface QueuedCapture extends Queued, Badge, LeadDraft {
  /** Whose scan it is: nobody else sees or sends it on this device. */
  userId: string;
  /** Typed by the member without a network; it stays on this device. */
  name?: string;
  refusal?: { outcome: LeadCaptureOutcome } | { message: string };
}

/** The captures of this browser. */
export const captureQueue = new OfflineQueue<QueuedCapture>(browserStorage('podium-captures'));

captureQueue.state.subscribe(({ entries }) => {
  if (entries.length > 0) deviceStorage.setItem(CAPTURES_WAIT, '1');
  else deviceStorage.removeItem(CAPTURES_WAIT);
});

/** A capture of a badge at this moment. */
export const captureOf = ({ companyId, code }: Badge, draft = emptyDraft): QueuedCapture => ({
  clientId: newClientId(),
  userId: ownId() ?? '',
  companyId,
  code,
  at: new Date().toISOString(),
  ...draft,
});

export const isOwn = ({ userId }: QueuedCapture): boolean => userId === ownId();

/** The viewer's captures of one badge. */
export const capturesOf = ({ companyId, code }: Badge): QueuedCapture[] =>
  captureQueue.state
    .getState()
    .entries.filter((entry) => isOwn(entry) && entry.companyId === companyId && entry.code === code);

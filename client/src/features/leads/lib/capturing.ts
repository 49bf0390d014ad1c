import type { ApolloClient } from '@apollo/client';
import { createStore } from 'zustand/vanilla';
import { toAppError } from '../../../data/errors/errors';
import { queryFresh } from '../../../data/freshness/freshness';
import { isWaiting } from '../../../data/offline/offline-queue';
import { isLasting, mutateInTime, replayOffline, type Replay } from '../../../data/offline/offline-replay';
import { ownId, session } from '../../../data/session/session';
import {
  CaptureLeadsDocument,
  LeadByIdDocument,
  UpdateLeadDocument,
} from '../../../generated/documents/leads';
import type { CaptureLeadsMutation, Lead_LeadFragment } from '../../../generated/graphql';
import { captureOf, captureQueue, capturesOf, isOwn, type Badge, type QueuedCapture } from './capture-queue';
import {
  additionsTo,
  answersInput,
  changesOf,
  draftOf,
  emptyDraft,
  leadIn,
  withChanges,
  type LeadDraft,
} from './lead-draft';

type Result = CaptureLeadsMutation['captureLeads']['results'][number];

/** A badge that the server knows, with the changes of the viewer that it may not know yet. */
interface CapturedLead extends Badge {
  /** As the server gave it last. */
  lead: Lead_LeadFragment;
  /** What is saved, or waits in the queue: the draft was typed over it. */
  base: LeadDraft;
  /** What the screen shows. */
  draft: LeadDraft;
  at: string;
  /** The server's words where it refused the last change. */
  problem?: string;
}

/**
 * The leads that were captured since the portal was opened, by company and badge. They hold names: nothing of them is stored on the
 * device, and they are forgotten with the session.
 */
export const capturedLeads = createStore<Readonly<Record<string, CapturedLead>>>()(() => ({}));

export const keyOf = ({ companyId, code }: Badge): string => `${companyId} ${code}`;

const find = (badge: Badge): CapturedLead | undefined => capturedLeads.getState()[keyOf(badge)];

const show = (captured: CapturedLead): void => capturedLeads.setState({ [keyOf(captured)]: captured });

/** The change that the server refused goes with its reason; what the lead has stays. */
export const forgetProblem = (badge: Badge): void => {
  const captured = find(badge);
  if (captured?.problem) show({ ...captured, draft: captured.base, problem: undefined });
};

const isQueued = (badge: Badge): boolean => capturesOf(badge).some(isWaiting);

/** Takes the version that a colleague made, if it leaves the note as it was: then only the rest was changed, and the edit fits it. */
async function isRefreshed(client: ApolloClient, badge: Badge, note: string): Promise<boolean> {
  const captured = find(badge);
  if (!captured) return false;
  const { id } = captured.lead;
  const { data } = await queryFresh(client, LeadByIdDocument, { id }, { keep: false }).catch(() => ({
    data: undefined,
  }));
  const lead = leadIn(data?.node);
  if (!lead || lead.updatedAt === captured.lead.updatedAt || lead.note !== note.trim()) return false;
  show({ ...captured, ...find(badge), lead });
  return true;
}

async function saveNow(client: ApolloClient, badge: Badge): Promise<void> {
  const captured = find(badge);
  const changes = captured && changesOf(captured.base, captured.draft);
  if (!captured || !changes) return;
  const { lead, base, draft } = captured;
  const { answers, ...fields } = changes;
  const userId = ownId();
  // A note replaces the one that it was typed over, and no other.
  const isCurrent = changes.note === undefined || base.note.trim() === lead.note;
  try {
    if (isCurrent && !isQueued(badge)) {
      const input = {
        leadId: lead.id,
        expectedUpdatedAt: lead.updatedAt,
        ...fields,
        answers: answersInput(answers),
      };
      const { updateLead } = await mutateInTime(client, UpdateLeadDocument, { input });
      const saved = draftOf(updateLead.lead);
      const { draft: now } = find(badge) ?? captured;
      return show({
        ...captured,
        lead: updateLead.lead,
        base: saved,
        draft: withChanges(saved, changesOf(draft, now)),
      });
    }
  } catch (error) {
    // At the end of the session it was queued.
    if (userId !== ownId()) return;
    if (toAppError(error).reason === 'STALE_EDIT' && (await isRefreshed(client, badge, base.note)))
      return saveNow(client, badge);
    if (isLasting(error)) return show({ ...captured, ...find(badge), problem: toAppError(error).message });
  }
  // Without a network, and where a colleague has changed the lead, it becomes a capture, which the server adds to the lead.
  show({ ...captured, ...find(badge), base: draft });
  await captureQueue.add(captureOf(badge, additionsTo(base, changes)));
  if (navigator.onLine) void replayOffline(client, captureReplay);
}

/** Changes are saved one after the other, each over the version that the one before made. */
const saving = new Map<string, Promise<void>>();

function save(client: ApolloClient, badge: Badge): void {
  const key = keyOf(badge);
  saving.set(
    key,
    (saving.get(key) ?? Promise.resolve()).then(() => saveNow(client, badge)),
  );
}

const TYPING_MS = 500;
const typing = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a change of a lead at once, and saves it as soon as nobody types any more. */
export function editLead(client: ApolloClient, badge: Badge, change: Partial<LeadDraft>): void {
  const captured = find(badge);
  if (!captured) return;
  show({ ...captured, draft: { ...captured.draft, ...change }, problem: undefined });
  const key = keyOf(badge);
  clearTimeout(typing.get(key));
  typing.set(
    key,
    setTimeout(() => save(client, badge), change.rating ? 0 : TYPING_MS),
  );
}

/** At the end of a session the leads are forgotten, and changes that are not saved yet wait for the person who made them. */
session.subscribe((_now, { auth: { user } }) => {
  if (!user || user.id === ownId()) return;
  for (const { problem, base, draft, ...badge } of Object.values(capturedLeads.getState())) {
    const changes = changesOf(base, draft);
    if (changes && !problem)
      void captureQueue.add({ ...captureOf(badge, additionsTo(base, changes)), userId: user.id });
  }
  capturedLeads.setState({}, true);
});

const inputOf = ({ clientId, code, at, rating, note, answers }: QueuedCapture) => ({
  clientId,
  code,
  capturedAt: at,
  // The server takes off what this clock is wrong by.
  sentAt: new Date().toISOString(),
  ...(rating && { rating }),
  ...(note.trim() && { note: note.trim() }),
  answers: answersInput(answers),
});

/** Takes what the server says of one capture; what was typed while it was on its way is saved next. */
async function settle(client: ApolloClient, sent: QueuedCapture, { outcome, lead }: Result): Promise<void> {
  const now = captureQueue.find(sent.clientId) ?? sent;
  // A lead that the team has deleted stays deleted; only words that would go with it are shown first.
  if (outcome === 'DELETED' && !changesOf(emptyDraft, now)) return captureQueue.remove(sent.clientId);
  if (!lead || outcome === 'NOTE_TOO_LONG') return captureQueue.refuse(sent.clientId, { outcome });
  const removed = captureQueue.remove(sent.clientId);
  const { companyId, code, at } = sent;
  const captured = find(sent) ?? { companyId, code, at, base: sent, draft: now };
  const changes = changesOf(captured.base, captured.draft);
  const saved = draftOf(lead);
  show(
    isQueued(sent)
      ? { ...captured, lead }
      : {
          ...captured,
          lead,
          base: changes?.note === undefined ? saved : { ...saved, note: captured.base.note },
          draft: withChanges(saved, changes),
          problem: undefined,
        },
  );
  await removed;
  save(client, sent);
}

/** Each member sends their own captures. */
export const captureReplay: Replay<QueuedCapture, Result> = {
  queue: captureQueue,
  lock: 'podium-captures-replay',
  isDue: isOwn,
  size: 100,
  groupOf: ({ companyId }) => companyId,
  list: 'captures',
  refreshes: ['leads', 'leadCounts'],
  longestPauseMs: 120_000,
  send: async (client, batch) => {
    const input = { companyId: batch[0]!.companyId, captures: batch.map(inputOf) };
    const { results } = (await mutateInTime(client, CaptureLeadsDocument, { input })).captureLeads;
    await Promise.all(
      batch.map(async (sent) => {
        const result = results.find(({ clientId }) => clientId === sent.clientId);
        if (result) await settle(client, sent, result);
      }),
    );
    return results;
  },
};

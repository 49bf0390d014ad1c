import type { RequestContext } from '../../../core/request/context';
import { forEachEvent } from '../../../core/request/each-event';
import { defineJob } from '../../../core/jobs/jobs';
import { liveModels } from '../model/match-model.queries';
import { rebuildModel, refreshModel } from '../model/match-model.service';

/** Counts what people of the events that go on did; every minute. */
export const REFRESH_MATCH_MODELS = defineJob('matching.refresh', {
  cron: '* * * * *',
  retries: 0,
  isHousekeeping: true,
});

/** Recounts one event, past ones too, after an erasure, an objection or a change of the groups of interests. */
export const RECOUNT_MATCH_MODEL = defineJob<{ eventId: string }>('matching.recount', {
  isHousekeeping: true,
});

/** After so long the next round goes on, so that the models of many large events leave the database to people. */
const ROUND_MS = 6_000;

/** Refreshes the models of the events that go on, those first that were counted longest ago. */
export const refreshMatchModels = async (ctx: RequestContext, roundMs = ROUND_MS): Promise<void> => {
  const end = performance.now() + roundMs;
  let isOver = false;
  await forEachEvent(ctx, await liveModels(ctx, {}), async ({ eventId }) => {
    if (!isOver) await refreshModel(ctx, eventId);
    isOver = performance.now() > end;
  });
};

/** Recounts the model of one event. */
export const recountMatchModel = (ctx: RequestContext, { eventId }: { eventId: string }): Promise<void> =>
  rebuildModel(ctx, eventId);

import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request/context';
import { defineLoader, groupedBy } from '../../../core/request/loaders';
import { ScheduleRun } from '../runs/schedule-run.types';
import { changeCounts, changedPeopleCounts } from './draft-changes.queries';
import { ScheduleRunChangeCount } from './draft-changes.types';

const countsByRun = defineLoader<ScheduleRunChangeCount[]>(
  async (ctx, ids) => groupedBy(await changeCounts(ctx, { ids }), ({ runId }) => runId),
  [],
);
const peopleByRun = defineLoader<number>(
  async (ctx, ids) =>
    new Map((await changedPeopleCounts(ctx, { ids })).map(({ runId, people }) => [runId, people])),
  0,
);

@Resolver(() => ScheduleRun)
export class ScheduleRunChangesResolver {
  @FieldResolver(() => [ScheduleRunChangeCount], {
    description: 'Its meetings, counted by change and outcome; none until it is computed.',
  })
  changes(@Ctx() ctx: RequestContext, @Root() { id }: ScheduleRun): Promise<ScheduleRunChangeCount[]> {
    return countsByRun(ctx).load(id);
  }

  @FieldResolver(() => Int, { description: 'How many people have a meeting that it adds, moves or drops.' })
  changedPeople(@Ctx() ctx: RequestContext, @Root() { id }: ScheduleRun): Promise<number> {
    return peopleByRun(ctx).load(id);
  }
}

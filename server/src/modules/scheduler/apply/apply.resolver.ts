import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { MANAGERS } from '../../../core/auth/roles';
import { Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { applyScheduleRun, undoScheduleRun } from './apply.service';
import {
  ApplyScheduleRunInput,
  ApplyScheduleRunPayload,
  UndoScheduleRunInput,
  UndoScheduleRunPayload,
} from './apply.types';

@Resolver()
export class ApplyScheduleRunResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => ApplyScheduleRunPayload, {
    description:
      'Begins to write a draft into the meetings of its people, in the background; each person is told once. Waiting requests of its pairs become these meetings. For managers. ' +
      'Errors: NOT_FOUND; CONFLICT `NOT_A_DRAFT` with `status`, `STALE_EDIT`, `SCHEDULE_RUN_OUTDATED`, `SCHEDULE_CHANGING`.',
  })
  async applyScheduleRun(
    @Ctx() ctx: RequestContext,
    @Input(() => ApplyScheduleRunInput, 'Which draft.') input: ApplyScheduleRunInput,
  ): Promise<ApplyScheduleRunPayload> {
    return { scheduleRun: await applyScheduleRun(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UndoScheduleRunPayload, {
    description:
      'Begins to take a published timetable back, in the background: its meetings go where they were before. What people or staff have changed since stays, as does what has begun. For managers. ' +
      'Errors: NOT_FOUND; CONFLICT `NOT_UNDOABLE` with `status`, `SCHEDULE_CHANGING`.',
  })
  async undoScheduleRun(
    @Ctx() ctx: RequestContext,
    @Input(() => UndoScheduleRunInput, 'Which timetable.') input: UndoScheduleRunInput,
  ): Promise<UndoScheduleRunPayload> {
    return { scheduleRun: await undoScheduleRun(ctx, input) };
  }
}

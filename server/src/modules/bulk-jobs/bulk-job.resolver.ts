import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { BulkJobStatus } from './bulk-job.entity';
import { reasonsByJobId } from './bulk-job.loaders';
import { StartBulkJobPayload, UndoBulkJobPayload } from './bulk-job.payloads';
import { getBulkJob, listBulkJobs, previewBulkJob, startBulkJob } from './bulk-job.service';
import {
  BulkJob,
  BulkJobConnection,
  BulkJobPreview,
  BulkJobPreviewInput,
  BulkJobReasonCount,
  StartBulkJobInput,
  UndoBulkJobInput,
} from './bulk-job.types';
import { undoBulkJob } from './bulk-undo.service';
import { isUndoable } from './bulk-work.queries';

@Resolver(() => BulkJob)
export class BulkJobResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => StartBulkJobPayload, {
    description:
      'Begins work over many attendees of an event, which goes on in the background, also when a server stops. One of each kind runs in an event, and 5 of one user. ' +
      'For ADMIN, SUPERVISOR and MANAGER; profiles of an ADMIN are changed by ADMIN alone. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; ' +
      'CONFLICT (BULK_JOB_RUNNING with `bulkJobId`, TOO_MANY_BULK_JOBS, NOBODY_CHOSEN, SELECTION_CHANGED with `total`).',
  })
  async startBulkJob(
    @Ctx() ctx: RequestContext,
    @Input(() => StartBulkJobInput, 'The action and its attendees.') input: StartBulkJobInput,
  ): Promise<StartBulkJobPayload> {
    return { bulkJob: await startBulkJob(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UndoBulkJobPayload, {
    description:
      'Puts back the categories or companies that a bulk job has changed, unless they were changed since. For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_UNDOABLE, BULK_JOB_RUNNING).',
  })
  undoBulkJob(
    @Ctx() ctx: RequestContext,
    @Input(() => UndoBulkJobInput, 'Which job.') input: UndoBulkJobInput,
  ): Promise<UndoBulkJobPayload> {
    return undoBulkJob(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Query(() => BulkJob, {
    description:
      'One bulk job, with its progress while it runs. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  bulkJob(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the bulk job.') id: string): Promise<BulkJob> {
    return getBulkJob(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Query(() => BulkJobConnection, {
    description:
      'The bulk jobs of an event, the latest first. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async bulkJobs(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listBulkJobs(ctx, eventId, page));
  }

  @Authorized(...MANAGERS)
  @Query(() => BulkJobPreview, {
    complexity: 100,
    description:
      'Counts of the attendees that a bulk job would change or skip, before it is started. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  bulkJobPreview(
    @Ctx() ctx: RequestContext,
    @Input(() => BulkJobPreviewInput, 'Which attendees.') input: BulkJobPreviewInput,
  ): Promise<BulkJobPreview> {
    return previewBulkJob(ctx, input);
  }

  @FieldResolver(() => [BulkJobReasonCount], {
    description: 'Why attendees were left as they are, the most frequent reason first; at most 6.',
  })
  reasons(@Ctx() ctx: RequestContext, @Root() { id }: BulkJob): Promise<BulkJobReasonCount[]> {
    return reasonsByJobId(ctx).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'It has ended, and `undoBulkJob` can take it back.' })
  undoable(@Root() { kind, finishedAt, status, done }: BulkJob): boolean {
    return isUndoable(kind) && finishedAt !== null && status !== BulkJobStatus.UNDONE && done > 0;
  }
}

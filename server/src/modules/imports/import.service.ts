import { viewerOf } from '../../core/authorization';
import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import { SEND_INVITATIONS } from '../attendees/invitation.jobs';
import type { EventAccessService } from '../events/event-access.service';
import { ImportKind, ImportStatus } from './import.entity';
import { stage, type Staged } from './import-staging';
import { holdImport, importColumns, settleImports, type ImportRow } from './import-status';
import { importTargets, type ImportTarget } from './import-target';
import { applyRows, refuseRows, type Counts } from './import-upsert';
import type { Import, ImportInput } from './import.types';

const MAX_ROWS = 20_000;

/** Ends a transaction that is not to be kept; what came of it is told already. */
class NothingKept extends Error {}

interface Outcome extends Counts {
  status: ImportStatus;
  staged: Staged;
}

interface Plan {
  id: string;
  eventId: string;
  kind: ImportKind;
  input: ImportInput;
}

/** Files of attendees and companies: all of their good rows in one transaction, or nothing. */
export class ImportService {
  constructor(private readonly access: EventAccessService) {}

  /** Takes a file. Faulty rows are an outcome, not an error: without `partial` they keep everything out. */
  async run(ctx: RequestContext, kind: ImportKind, input: ImportInput, maxRows = MAX_ROWS): Promise<Import> {
    const { eventId } = await this.access.enter(ctx, knownId(input.eventId, 'The event'));
    const plan: Plan = { id: newId(), eventId, kind, input };
    try {
      await this.take(ctx, plan, maxRows);
    } catch (error) {
      if (!(error instanceof NothingKept)) {
        await ctx.sql.rows(
          sql`UPDATE imports SET status = 'FAILED', updated_at = now() WHERE id = ${plan.id} AND status = 'RUNNING'`,
        );
        throw error;
      }
    }
    return this.get(ctx, plan.id);
  }

  /** One import, for managers of its event. */
  async get(ctx: RequestContext, id: string): Promise<Import> {
    const [found] = await ctx.sql.rows<ImportRow>({
      text: `SELECT ${importColumns} FROM imports i WHERE i.id = $1`,
      values: [knownId(id, 'The import')],
    });
    if (!found) throw notFound('The import');
    await this.access.enterFor(ctx, found.eventId, 'The import');
    await settleImports(ctx, [found]);
    return found;
  }

  /** The imports of an event, the latest first. */
  async list(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<ImportRow>> {
    const { eventId } = await this.access.enter(ctx, id);
    const page = await keysetPage<ImportRow>(
      ctx.sql,
      {
        columns: importColumns,
        tables: 'imports i',
        where: new Conditions().add((event) => `i.event_id = ${event}`, eventId),
        order: { column: 'i.created_at', type: 'timestamptz', descending: true },
        id: 'i.id',
      },
      args,
    );
    await settleImports(ctx, page.nodes);
    return page;
  }

  /** Tells that it runs: beside the transaction, which others can see alive before they see the row. */
  private async begin(
    ctx: RequestContext,
    inner: RequestContext,
    { id, eventId, kind, input }: Plan,
  ): Promise<void> {
    await holdImport(inner, id);
    await ctx.sql.rows(sql`
      INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial)
      VALUES (${id}, ${eventId}, ${viewerOf(ctx).userId}, ${kind}, ${input.file.name.slice(0, 200)}, ${input.dryRun ?? false}, ${input.partial ?? false})
      ON CONFLICT (id) DO NOTHING`);
  }

  private take(ctx: RequestContext, plan: Plan, maxRows: number): Promise<void> {
    const target = importTargets[plan.kind];
    // Told beside the transaction, so that others can read it while that runs.
    const onProgress = async (rows: number): Promise<void> => {
      await ctx.sql.rows(sql`UPDATE imports SET rows = ${rows}, updated_at = now() WHERE id = ${plan.id}`);
    };
    return inTransaction(ctx, async (inner) => {
      await this.begin(ctx, inner, plan);
      const fields = [...target.fields, ...((await target.beside?.fields(inner, plan.eventId)) ?? [])];
      const staged = await stage(inner, plan.input.file, { fields, maxRows, onProgress });
      await refuseRows(inner, target, plan.eventId, staged.faults);
      const counts = await applyRows(inner, target, staged, {
        importId: plan.id,
        eventId: plan.eventId,
        sendInvites: plan.input.sendInvites ?? false,
      });
      const status = statusOf(plan.input, staged);
      const outcome = { ...counts, status, staged };
      if (status !== ImportStatus.COMMITTED) {
        await this.finish(ctx, plan.id, outcome);
        throw new NothingKept('Nothing is kept');
      }
      if (plan.input.sendInvites && counts.created > 0 && plan.kind === ImportKind.ATTENDEES)
        await inner.jobs.add(SEND_INVITATIONS, { eventId: plan.eventId });
      await this.record(inner, plan, target, counts);
      await this.finish(inner, plan.id, outcome);
    });
  }

  private async record(
    ctx: RequestContext,
    { id, eventId, input }: Plan,
    { action }: ImportTarget,
    { created, updated }: Counts,
  ): Promise<void> {
    if (created + updated === 0) return;
    await recordChange(ctx, {
      action,
      eventId,
      subjectId: id,
      subjectName: input.file.name,
      after: { created, updated },
    });
  }

  private async finish(ctx: RequestContext, id: string, outcome: Outcome): Promise<void> {
    const { status, staged, created, updated, unchanged } = outcome;
    const kept = status !== ImportStatus.REFUSED;
    const errors = JSON.stringify(staged.faults.told.toSorted((one, other) => one.row - other.row));
    await ctx.sql.rows(sql`
      UPDATE imports SET status = ${status}, rows = ${staged.rows}, faulty = ${staged.faults.rows.size}, errors = ${errors}::jsonb,
        created = ${kept ? created : 0}, updated = ${kept ? updated : 0}, unchanged = ${kept ? unchanged : 0},
        ignored_columns = ${staged.ignored}, updated_at = now(), committed_at = CASE WHEN ${status} = 'COMMITTED' THEN now() END
      WHERE id = ${id}`);
  }
}

const statusOf = ({ dryRun, partial }: ImportInput, { faults }: Staged): ImportStatus => {
  if (faults.rows.size > 0 && !partial) return ImportStatus.REFUSED;
  return dryRun ? ImportStatus.CHECKED : ImportStatus.COMMITTED;
};

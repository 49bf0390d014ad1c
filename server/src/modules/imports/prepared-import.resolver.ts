import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { CommitsItself } from '../../core/idempotency/repeatable-mutations';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { createFaultyRowsFile, listFaultyRows } from './faulty-row.service';
import { ImportKind } from './import.entity';
import { DiscardImportPayload, PrepareImportPayload, RunImportPayload } from './import.payloads';
import { Import, ImportFaultyRowConnection, ImportField, ImportUndo } from './import.types';
import { previewImportUndo } from './import-undo.service';
import { discardImport, listImportFields, prepareImport, runPreparedImport } from './prepared-import.service';
import {
  DiscardImportInput,
  FaultyRowsArgs,
  PrepareImportInput,
  RunImportInput,
} from './prepared-import.types';

const WHO = 'For ADMIN, SUPERVISOR and MANAGER.';
const IMPORT_ID = { description: 'Id of the import.' };

@Resolver(() => Import)
export class PreparedImportResolver {
  @Authorized(...MANAGERS)
  @Query(() => [ImportField], {
    description: `The fields that a file can fill at an event; at most 100. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importFields(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
    @Arg('kind', () => ImportKind, { description: 'What the file brings.' }) kind: ImportKind,
  ): Promise<ImportField[]> {
    return listImportFields(ctx, eventId, kind);
  }

  @Authorized(...MANAGERS)
  @Query(() => ImportFaultyRowConnection, {
    description: `The rows that the last run of a prepared import could not take, in the order of the file; kept for a day. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async importFaultyRows(
    @Ctx() ctx: RequestContext,
    @Arg('importId', () => ID, IMPORT_ID) importId: string,
    @Args(() => FaultyRowsArgs) args: FaultyRowsArgs,
  ) {
    return toConnection(await listFaultyRows(ctx, importId, args));
  }

  @Authorized(...MANAGERS)
  @Query(() => String, {
    complexity: 200,
    description: `The same rows as a CSV file with the columns of the file and the reasons in one more, to be mended and imported again. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importFaultyRowsFile(
    @Ctx() ctx: RequestContext,
    @Arg('importId', () => ID, IMPORT_ID) importId: string,
  ): Promise<string> {
    return createFaultyRowsFile(ctx, importId);
  }

  @Authorized(...MANAGERS)
  @Query(() => ImportUndo, {
    description: `What taking an import back would do now; zeros unless it is COMMITTED. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importUndoPreview(
    @Ctx() ctx: RequestContext,
    @Arg('importId', () => ID, IMPORT_ID) importId: string,
  ): Promise<ImportUndo> {
    return previewImportUndo(ctx, importId);
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => PrepareImportPayload, {
    description: `Looks at a CSV or XLSX file and keeps it for two hours: its columns are matched by name, and it can then be run, dry or not. Nothing is imported yet. Of each user the five latest files are kept. ${WHO} Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT for a file that cannot be read; RATE_LIMITED, SERVICE_UNAVAILABLE as with importAttendees.`,
  })
  async prepareImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PrepareImportInput, { description: 'The file.' }) input: PrepareImportInput,
  ): Promise<PrepareImportPayload> {
    return { import: await prepareImport(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => RunImportPayload, {
    description: `Runs a prepared import with the columns as they are mapped, and answers at once; \`import\` reports the progress. A run that is not COMMITTED can be repeated; committing drops the file. ${WHO} Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT where a required field has no column, or two have one; CONFLICT (NOT_READY, FILE_GONE); RATE_LIMITED, SERVICE_UNAVAILABLE as with importAttendees.`,
  })
  async runImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RunImportInput, { description: 'Which import, and how.' }) input: RunImportInput,
  ): Promise<RunImportPayload> {
    return { import: await runPreparedImport(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DiscardImportPayload, {
    description: `Removes an import that was not committed, with its file. ${WHO} Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_READY) while it runs, or once it was committed.`,
  })
  async discardImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DiscardImportInput, { description: 'Which import.' }) input: DiscardImportInput,
  ): Promise<DiscardImportPayload> {
    return { import: await discardImport(ctx, input) };
  }
}

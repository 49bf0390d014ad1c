import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { MANAGERS } from '../../core/auth/roles';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import { CommitsItself } from '../../core/idempotency/repeatable-mutations';
import { createFaultyRowsFile, listFaultyRows } from './faulty-row.service';
import { previewImportUndo, undoImport } from './import-undo.service';
import { ImportKind } from './import.entity';
import {
  DiscardImportPayload,
  ImportAttendeesPayload,
  ImportCompaniesPayload,
  PrepareImportPayload,
  ReadImportFilePayload,
  RunImportPayload,
  UndoImportPayload,
} from './import.payloads';
import { getImport, importFile, listImports } from './import.service';
import {
  Import,
  ImportAttendeesInput,
  ImportCompaniesInput,
  ImportConnection,
  ImportFaultyRowConnection,
  ImportField,
  ImportUndo,
  UndoImportInput,
} from './import.types';
import {
  discardImport,
  listImportFields,
  prepareImport,
  readImportFile,
  runPreparedImport,
} from './prepared-import.service';
import {
  DiscardImportInput,
  FaultyRowsArgs,
  PrepareImportInput,
  ReadImportFileInput,
  RunImportInput,
} from './prepared-import.types';
import { listUnknownValues } from './unknown-values.service';
import { ImportUnknownField } from './unknown-values.types';

const WHO = 'For ADMIN, SUPERVISOR and MANAGER.';
const ImportId = () => IdArg('importId', 'Id of the import.');

const ABOUT =
  'Columns are found by name; unknown ones are ignored and told. Faulty rows are told with line, column and reason, ' +
  `and keep everything out unless \`partial\`. The same file again changes nothing. ${WHO} ` +
  'Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT for a file that cannot be read, or not within a minute and 256 MB of memory. ' +
  'Two imports run at once per server, up to 20 wait; beyond that SERVICE_UNAVAILABLE, and RATE_LIMITED for the sixth of one user.';

const LISTS = 'A cell with several values has them on lines of their own, or between `;` or `,`.';

@Resolver(() => Import)
export class ImportResolver {
  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => ImportAttendeesPayload, {
    description:
      'Adds and updates attendees, by e-mail, from a CSV or XLSX file. Columns: E-mail, First name, Last name, Job title, Organization, ' +
      'Country, Phone, Profile, Category, and one for each interest group of the event, by its name; or by its kind (Interests, Looking for, ' +
      'Offering) where it is the only one of it; and Groups, also called Group, Segment or Package, in one column or several, where the event ' +
      `has groups: it replaces those that are given by hand, and of groups with a condition changes nothing. ${LISTS} ${ABOUT}`,
  })
  async importAttendees(
    @Ctx() ctx: RequestContext,
    @Input(() => ImportAttendeesInput, 'The file.') input: ImportAttendeesInput,
  ): Promise<ImportAttendeesPayload> {
    return { import: await importFile(ctx, ImportKind.ATTENDEES, input) };
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => ImportCompaniesPayload, {
    description:
      'Adds and updates companies, by kind and name, from a CSV or XLSX file. Columns: Name, Kind, Tagline, Description, Website, E-mail, ' +
      `Phone, Country, City, Sectors, Tier, Stand. ${LISTS} ${ABOUT}`,
  })
  async importCompanies(
    @Ctx() ctx: RequestContext,
    @Input(() => ImportCompaniesInput, 'The file.') input: ImportCompaniesInput,
  ): Promise<ImportCompaniesPayload> {
    return { import: await importFile(ctx, ImportKind.COMPANIES, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UndoImportPayload, {
    description: `Takes a whole import back within 7 days, except for what was changed or joined since. ${WHO} Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_COMMITTED).`,
  })
  undoImport(
    @Ctx() ctx: RequestContext,
    @Input(() => UndoImportInput, 'Which import.') input: UndoImportInput,
  ): Promise<UndoImportPayload> {
    return undoImport(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Query(() => Import, {
    description: `One import, with its progress while it runs. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  import(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the import.') id: string): Promise<Import> {
    return getImport(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Query(() => ImportConnection, {
    description: `The imports of an event, the latest first. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async imports(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listImports(ctx, eventId, page));
  }

  @Authorized(...MANAGERS)
  @Query(() => [ImportField], {
    description: `The fields that a file can fill at an event; at most 100. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importFields(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Arg('kind', () => ImportKind, { description: 'The kind of the import.' }) kind: ImportKind,
  ): Promise<ImportField[]> {
    return listImportFields(ctx, eventId, kind);
  }

  @Authorized(...MANAGERS)
  @Query(() => ImportFaultyRowConnection, {
    description: `The rows that the last run of a prepared import could not take, in the order of the file; kept for a day. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async importFaultyRows(
    @Ctx() ctx: RequestContext,
    @ImportId() importId: string,
    @Args(() => FaultyRowsArgs) args: FaultyRowsArgs,
  ) {
    return toConnection(await listFaultyRows(ctx, importId, args));
  }

  @Authorized(...MANAGERS)
  @Query(() => String, {
    complexity: 200,
    description: `The same rows as a CSV file with the columns of the file and the reasons in one more, to be corrected and imported again. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importFaultyRowsFile(@Ctx() ctx: RequestContext, @ImportId() importId: string): Promise<string> {
    return createFaultyRowsFile(ctx, importId);
  }

  @Authorized(...MANAGERS)
  @Query(() => [ImportUnknownField], {
    complexity: 100,
    description: `The values that the last run of a prepared import did not know and those that it was told of, by field and how many rows have them; \`RunImportInput.corrections\` says what becomes of them. Kept for a day. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importUnknownValues(
    @Ctx() ctx: RequestContext,
    @ImportId() importId: string,
  ): Promise<ImportUnknownField[]> {
    return listUnknownValues(ctx, importId);
  }

  @Authorized(...MANAGERS)
  @Query(() => ImportUndo, {
    description: `The effects of undoing an import now; zeros unless it is COMMITTED. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  importUndoPreview(@Ctx() ctx: RequestContext, @ImportId() importId: string): Promise<ImportUndo> {
    return previewImportUndo(ctx, importId);
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => PrepareImportPayload, {
    description: `Looks at a CSV or XLSX file and keeps it for two hours: its columns are matched by name, and it can then be run, dry or not. Nothing is imported yet. Of each user the five latest files are kept. ${WHO} Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT for a file that cannot be read; RATE_LIMITED, SERVICE_UNAVAILABLE as with importAttendees.`,
  })
  async prepareImport(
    @Ctx() ctx: RequestContext,
    @Input(() => PrepareImportInput, 'The file.') input: PrepareImportInput,
  ): Promise<PrepareImportPayload> {
    return { import: await prepareImport(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => ReadImportFilePayload, {
    description: `Looks at the file of a prepared import again, in another encoding or at another sheet; its columns are matched again. ${WHO} Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT for a file that cannot be read so; CONFLICT (NOT_READY, FILE_GONE); RATE_LIMITED, SERVICE_UNAVAILABLE as with importAttendees.`,
  })
  async readImportFile(
    @Ctx() ctx: RequestContext,
    @Input(() => ReadImportFileInput, 'Which import, and how.') input: ReadImportFileInput,
  ): Promise<ReadImportFilePayload> {
    return { import: await readImportFile(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => RunImportPayload, {
    description: `Runs a prepared import with the columns as they are mapped, and answers at once; \`import\` reports the progress. A run that is not COMMITTED can be repeated; committing drops the file. ${WHO} Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT where a required field has no column, or two have one, a correction cannot be, or the encoding of the file is not chosen yet; CONFLICT (NOT_READY, FILE_GONE); RATE_LIMITED, SERVICE_UNAVAILABLE as with importAttendees.`,
  })
  async runImport(
    @Ctx() ctx: RequestContext,
    @Input(() => RunImportInput, 'Which import, and how.') input: RunImportInput,
  ): Promise<RunImportPayload> {
    return { import: await runPreparedImport(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DiscardImportPayload, {
    description: `Removes an import that was not committed, with its file. ${WHO} Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_READY) while it runs, or once it was committed.`,
  })
  async discardImport(
    @Ctx() ctx: RequestContext,
    @Input(() => DiscardImportInput, 'Which import.') input: DiscardImportInput,
  ): Promise<DiscardImportPayload> {
    return { import: await discardImport(ctx, input) };
  }
}

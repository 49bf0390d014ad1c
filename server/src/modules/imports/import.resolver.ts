import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { CommitsItself } from '../../core/idempotency/repeatable-mutations';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { ImportKind } from './import.entity';
import { ImportAttendeesPayload, ImportCompaniesPayload, UndoImportPayload } from './import.payloads';
import { getImport, importFile, listImports } from './import.service';
import {
  Import,
  ImportConnection,
  ImportAttendeesInput,
  ImportCompaniesInput,
  UndoImportInput,
} from './import.types';
import { undoImport } from './import-undo.service';

const ABOUT =
  'Columns are found by name; unknown ones are ignored and told. Faulty rows are told with line, column and reason, ' +
  'and keep everything out unless `partial`. The same file again changes nothing. For ADMIN, SUPERVISOR and MANAGER. ' +
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
      `Offering) where it is the only one of it. ${LISTS} ${ABOUT}`,
  })
  async importAttendees(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportAttendeesInput, { description: 'The file.' }) input: ImportAttendeesInput,
  ): Promise<ImportAttendeesPayload> {
    return { import: await importFile(ctx, ImportKind.ATTENDEES, input) };
  }

  @Authorized(...MANAGERS)
  @CommitsItself()
  @Mutation(() => ImportCompaniesPayload, {
    description:
      'Adds and updates companies, by kind and name, from a CSV or XLSX file. Columns: Name, Kind, Tagline, Description, Website, E-mail, ' +
      `Phone, Country, City, Sectors, Tier. ${LISTS} ${ABOUT}`,
  })
  async importCompanies(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportCompaniesInput, { description: 'The file.' }) input: ImportCompaniesInput,
  ): Promise<ImportCompaniesPayload> {
    return { import: await importFile(ctx, ImportKind.COMPANIES, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UndoImportPayload, {
    description:
      'Takes a whole import back within 7 days, except for what was changed or joined since. For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_COMMITTED).',
  })
  undoImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoImportInput, { description: 'Which import.' }) input: UndoImportInput,
  ): Promise<UndoImportPayload> {
    return undoImport(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Query(() => Import, {
    description:
      'One import, with its progress while it runs. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  import(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
  ): Promise<Import> {
    return getImport(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Query(() => ImportConnection, {
    description:
      'The imports of an event, the latest first. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async imports(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listImports(ctx, eventId, page));
  }
}

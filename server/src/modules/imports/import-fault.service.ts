import type { RequestContext } from '../../core/context';
import type { Page } from '../../core/db/pagination';
import { faultyRowsFile } from './faulty-rows-file';
import { faultyRowsOf, wholeFaultyRows } from './import-fault.queries';
import type { ImportService } from './import.service';
import type { ImportFaultyRow } from './import.types';
import type { FaultyRowsArgs } from './prepared-import.types';

/** The rows of prepared imports that could not be taken. */
export class ImportFaultService {
  constructor(private readonly imports: ImportService) {}

  /** One page of them. */
  async list(ctx: RequestContext, importId: string, args: FaultyRowsArgs): Promise<Page<ImportFaultyRow>> {
    const { id } = await this.imports.get(ctx, importId);
    return faultyRowsOf(ctx.sql, id, args);
  }

  /** All of them as a file. */
  async file(ctx: RequestContext, importId: string): Promise<string> {
    const { id, columns } = await this.imports.get(ctx, importId);
    return faultyRowsFile(columns, await wholeFaultyRows(ctx.sql, id));
  }
}

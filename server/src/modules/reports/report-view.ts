import { badInput, type FieldError } from '../../core/errors';
import type { ColumnDefinition, ReportDefinition } from './report-definitions';
import type { ReportArgs, ReportFilter } from './report.args';

/** Refuses what the rows cannot be filtered by. */
export const checkFilter = (
  { statuses, ofCompanies }: ReportDefinition,
  { from, to, status, companyKind }: ReportFilter,
): void => {
  const errors: FieldError[] = [];
  if (from && to && new Date(from) >= new Date(to))
    errors.push({ path: 'filter.to', message: 'This has to be after the beginning.' });
  if (status && !statuses.includes(status))
    errors.push({
      path: 'filter.status',
      message:
        statuses.length > 0 ? `This has to be one of: ${statuses.join(', ')}.` : 'These have no status.',
    });
  if (companyKind && !ofCompanies)
    errors.push({ path: 'filter.companyKind', message: 'These are no companies.' });
  if (errors.length > 0) throw badInput(errors);
};

/** The selected columns of a report and their order. */
export interface ReportView {
  definition: ReportDefinition;
  columns: readonly ColumnDefinition[];
  sort?: { column: ColumnDefinition; descending: boolean };
}

/** The columns and the order that are asked for; refuses names that the report does not have. */
export const viewOf = (
  definition: ReportDefinition,
  { columns, sort }: Pick<ReportArgs, 'columns' | 'sort'>,
): ReportView => {
  const byName = new Map(definition.columns.map((column) => [column.name, column]));
  const errors: FieldError[] = [];
  const known = (name: string, path: string): ColumnDefinition[] => {
    const column = byName.get(name);
    if (!column) errors.push({ path, message: `This has to be one of: ${[...byName.keys()].join(', ')}.` });
    return column ? [column] : [];
  };
  const chosen = [...new Set(columns?.names)].flatMap((name) => known(name, 'columns.names'));
  const [by] = sort ? known(sort.column, 'sort.column') : [];
  if (errors.length > 0) throw badInput(errors.slice(0, 1));
  return {
    definition,
    columns: chosen.length > 0 ? chosen : definition.columns,
    ...(by ? { sort: { column: by, descending: sort?.descending ?? false } } : {}),
  };
};

import { newId } from '../../core/db/ids';
import { badInput } from '../../core/errors';
import type { RequestContext } from '../../core/request/context';
import { isOneLine, trimmed } from '../../core/storable-text';
import { unknownValuesOf } from './faulty-row.queries';
import { keyOf, type ImportField } from './import-columns';
import { nearestIn, valueKey, type Correction } from './import-corrections';
import { fieldsOf, INTERESTS, withAddedTerms } from './import-fields';
import type { ImportRow } from './import-status.queries';
import { choicesOf } from './import-target.queries';
import { getImport } from './import.service';
import type { ImportCorrectionInput } from './prepared-import.types';
import type { ImportUnknownField, ImportUnknownValue } from './unknown-values.types';

/** The most terms of a group, as where events are edited. */
const MAX_TERMS = 500;

const canAdd = ({ column }: ImportField): boolean => column === INTERESTS;
const canLeaveOut = ({ required }: ImportField): boolean => !required;
/** What tells the values of an import apart. */
const placeOf = ({ field, value }: { field: string; value: string }): string => `${field} ${valueKey(value)}`;

/** The values that fields of an import do not know, by how many rows have them, and what was said of them. */
export async function listUnknownValues(
  ctx: RequestContext,
  importId: string,
): Promise<ImportUnknownField[]> {
  const { id, eventId, kind, corrections } = await getImport(ctx, importId);
  const open = await unknownValuesOf(ctx, { importId: id });
  const fields = fieldsOf(kind, await choicesOf(ctx, eventId, kind));
  return fields.flatMap((field) => {
    const known = field.known?.() ?? [];
    const nearest = nearestIn(known, field.alsoCalled?.());
    const own = (one: { field: string }) => one.field === keyOf(field);
    const values = [
      ...corrections.filter(own),
      ...open.filter(own).map((value) => ({ ...value, action: null, replacement: null })),
    ].map(({ value, rows, action, replacement }): ImportUnknownValue => ({
      value,
      rows,
      action,
      replacement,
      nearest: nearest(value),
    }));
    if (values.length === 0) return [];
    const byRows = values.toSorted((one, other) => (other.rows ?? 0) - (one.rows ?? 0));
    return [
      {
        field: keyOf(field),
        name: field.names[0],
        known,
        canAdd: canAdd(field),
        canLeaveOut: canLeaveOut(field),
        values: byRows,
      },
    ];
  });
}

/** The corrections that a run is to have; BAD_USER_INPUT where one of them cannot be. Without a list those of the run before stay. */
export async function correctionsFor(
  ctx: RequestContext,
  { id, eventId, kind, corrections: before }: ImportRow,
  inputs: readonly ImportCorrectionInput[] | null | undefined,
): Promise<Correction[]> {
  if (!inputs) return before;
  const groups = await choicesOf(ctx, eventId, kind);
  const fields = new Map(fieldsOf(kind, groups).map((field) => [keyOf(field), field]));
  const open = await unknownValuesOf(ctx, { importId: id });
  const rows = new Map([...before, ...open].map((one) => [placeOf(one), one.rows]));
  const terms = new Map<string, Pick<Correction, 'value' | 'termId'>>();
  // Groups that share their terms get one once, in the words of the first of them.
  const termOf = ({ field, value }: Pick<Correction, 'field' | 'value'>) => {
    const key = `${groups.find(({ id: groupId }) => groupId === field)?.vocabulary} ${valueKey(value)}`;
    const term = terms.get(key) ?? { value, termId: newId() };
    terms.set(key, term);
    return term;
  };
  const taken = new Map<string, Correction>();
  for (const [index, input] of inputs.entries()) {
    const { field, action } = input;
    const place = placeOf(input);
    const twice = taken.has(place) ? 'This value is corrected twice.' : undefined;
    const message = refusalOf(input, fields.get(field)) ?? twice;
    if (message) throw badInput([{ path: `input.corrections.${index}`, message }]);
    const replacement = action === 'TAKE_AS' ? (input.replacement ?? null) : null;
    const made = { field, action, replacement, value: trimmed(input.value), rows: rows.get(place) ?? null };
    taken.set(place, { ...made, ...(action === 'ADD' ? termOf(made) : { termId: null }) });
  }
  const corrections = [...taken.values()];
  const full = withAddedTerms(groups, corrections).find(
    (group) => terms.size > 0 && Object.keys(group.terms).length > MAX_TERMS,
  );
  if (full)
    throw badInput([
      { path: 'input.corrections', message: `“${full.name}” has at most ${MAX_TERMS} interests.` },
    ]);
  return corrections;
}

const refusalOf = (
  { value, action, replacement }: ImportCorrectionInput,
  field: ImportField | undefined,
): string | undefined => {
  if (!field?.known) return 'There is no such field, or its values are not from a list.';
  if (!valueKey(value) || !isOneLine(trimmed(value))) return 'This is not one value.';
  if (action === 'ADD') return canAdd(field) ? undefined : `“${field.names[0]}” gets no further values.`;
  if (action === 'LEAVE_OUT')
    return canLeaveOut(field) ? undefined : `No row can be taken without “${field.names[0]}”.`;
  const checked = replacement ? field.check?.(replacement) : undefined;
  return checked && 'value' in checked && checked.value !== null
    ? undefined
    : 'Please choose one of the known values.';
};

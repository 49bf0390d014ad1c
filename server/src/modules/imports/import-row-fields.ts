import type { ImportField } from './import-columns';
import { attendeeFields, companyFields } from './import-fields';
import type { ImportKind } from './import.entity';
import { interestFields, type ImportGroup } from './interest-columns';

const own: Record<ImportKind, readonly ImportField[]> = {
  ATTENDEES: attendeeFields,
  COMPANIES: companyFields,
};

/** Every field that a file of this kind may have at an event with these groups of interests. */
export const fieldsOf = (kind: ImportKind, groups: readonly ImportGroup[]): ImportField[] => [
  ...own[kind],
  ...interestFields(groups),
];

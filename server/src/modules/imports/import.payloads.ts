import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Import } from './import.types';

export const ImportAttendeesPayload = definePayload('ImportAttendeesPayload', {
  import: { type: () => Import, description: 'The import with its result.' },
});
export type ImportAttendeesPayload = InstanceType<typeof ImportAttendeesPayload>;

export const ImportCompaniesPayload = definePayload('ImportCompaniesPayload', {
  import: { type: () => Import, description: 'The import with its result.' },
});
export type ImportCompaniesPayload = InstanceType<typeof ImportCompaniesPayload>;

export const UndoImportPayload = definePayload('UndoImportPayload', {
  import: { type: () => Import, description: 'The import, UNDONE.' },
  removed: { type: () => Int, description: 'Number of records that it had created and that are removed.' },
  restored: { type: () => Int, description: 'Number of records that it had changed and that are restored.' },
  kept: {
    type: () => Int,
    description: 'Number of records that were changed or used since, and stay as they are.',
  },
});
export type UndoImportPayload = InstanceType<typeof UndoImportPayload>;

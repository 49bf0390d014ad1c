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

export const PrepareImportPayload = definePayload('PrepareImportPayload', {
  import: { type: () => Import, description: 'The import, PREPARED, with the columns of its file.' },
});
export type PrepareImportPayload = InstanceType<typeof PrepareImportPayload>;

export const ReadImportFilePayload = definePayload('ReadImportFilePayload', {
  import: { type: () => Import, description: 'The import, PREPARED, with the columns as they are read now.' },
});
export type ReadImportFilePayload = InstanceType<typeof ReadImportFilePayload>;

export const RunImportPayload = definePayload('RunImportPayload', {
  import: { type: () => Import, description: 'The import, which runs from now on.' },
});
export type RunImportPayload = InstanceType<typeof RunImportPayload>;

export const DiscardImportPayload = definePayload('DiscardImportPayload', {
  import: { type: () => Import, description: 'The import as it was.' },
});
export type DiscardImportPayload = InstanceType<typeof DiscardImportPayload>;

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

import { defineModule, job } from '../../core/module';
import { ImportEntity, ImportChangeEntity, ImportFileEntity, ImportFaultyRowEntity } from './import.entity';
import { TIDY_IMPORTS } from './import.jobs';
import { ImportResolver } from './import.resolver';
import { PreparedImportResolver } from './prepared-import.resolver';
import type { Services } from '../../services';

export const importsModule = defineModule<Services>({
  name: 'imports',
  entities: [ImportEntity, ImportChangeEntity, ImportFileEntity, ImportFaultyRowEntity],
  reads: [
    'attendee_interests',
    'attendees',
    'companies',
    'events',
    'interest_groups',
    'interest_terms',
    'pods',
    'users',
  ],
  resolvers: (services) => [
    new ImportResolver(services.imports, services.importUndo),
    new PreparedImportResolver(services.preparedImports, services.importFaults, services.importUndo),
  ],
  jobs: [job(TIDY_IMPORTS, ({ preparedImports }, ctx) => preparedImports.tidy(ctx))],
});

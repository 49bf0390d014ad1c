import { personErasing } from '../../core/request/erasure';
import { defineModule, job } from '../../core/module';
import { ImportEntity, ImportChangeEntity, ImportFileEntity, ImportFaultyRowEntity } from './import.entity';
import { answersLost } from '../event-fields/index';
import { removeAnswersBefore } from './import-answers.queries';
import { eraseImportedPerson } from './import-file.queries';
import { ImportResolver } from './import.resolver';
import { dropExpiredImportData, stopPreparedImports, TIDY_IMPORTS } from './prepared-import.service';
import { importRows } from './import.rest';

export const importsModule = defineModule({
  name: 'imports',
  entities: [ImportEntity, ImportChangeEntity, ImportFileEntity, ImportFaultyRowEntity],
  reads: [
    'activities',
    'agenda_entries',
    'attendee_interests',
    'attendee_groups',
    'attendees',
    'companies',
    'events',
    'interest_groups',
    'interest_terms',
    'meeting_targets',
    'meeting_wishes',
    'pods',
    'session_ratings',
    'users',
  ],
  resolvers: [ImportResolver],
  hooks: [
    personErasing.on(eraseImportedPerson),
    answersLost.on(async (ctx, lost) => {
      await removeAnswersBefore(ctx, lost);
    }),
  ],
  jobs: [job(TIDY_IMPORTS, dropExpiredImportData)],
  start: (runtime) => Promise.resolve(() => stopPreparedImports(runtime)),
  routes: [{ position: 140, rows: importRows }],
});

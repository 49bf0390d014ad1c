import { defineModule, job } from '../../core/module';
import { answersLost } from '../event-fields/index';
import { removeAnswers } from './attendee-changes.queries';
import { AttendeeAnswerEntity } from './attendee-answers.entity';
import { AttendeeCountEntity } from './attendee-counts.entity';
import { AttendeeEntity } from './attendee.entity';
import { foldAttendeeCounts } from './attendee-counts.queries';
import { FOLD_COUNTS } from './attendee.jobs';
import { AttendeeResolver } from './attendee.resolver';
import { AttendeeFacetsResolver } from './attendee-facets.resolver';
import { AttendeeFieldsResolver, AttendeePictures } from './attendee-fields.resolver';
import { getAttendee } from './attendee.service';
import { CompanyTeamResolver } from './company-team.resolver';
import { attendeeRows } from './attendee.rest';
import { attendeeEditingRows } from './attendee-editing.rest';

export const attendeesModule = defineModule({
  name: 'attendees',
  entities: [AttendeeAnswerEntity, AttendeeCountEntity, AttendeeEntity],
  reads: [
    'applications',
    'attendee_groups',
    'attendee_interests',
    'bookmarks',
    'companies',
    'events',
    'import_changes',
    'imports',
    'interest_groups',
    'interest_terms',
    'meetings',
    'users',
  ],
  resolvers: [
    AttendeeResolver,
    AttendeeFieldsResolver,
    AttendeeFacetsResolver,
    AttendeePictures,
    CompanyTeamResolver,
  ],
  nodes: { Attendee: getAttendee },
  jobs: [job(FOLD_COUNTS, (ctx) => foldAttendeeCounts(ctx, {}))],
  hooks: [
    answersLost.on(async (ctx, lost) => {
      await removeAnswers(ctx, lost);
    }),
  ],
  routes: [
    { position: 90, rows: attendeeRows },
    { position: 110, rows: attendeeEditingRows },
  ],
});

import { personErasing } from '../../core/request/erasure';
import { defineModule, job } from '../../core/module';
import { DeletedLeadEntity, LeadEntity, LeadQuestionEntity, LeadReminderEntity } from './lead.entity';
import { ownReminders } from './lead-reminder.queries';
import { REMIND_OF_LEAD, remindOfLead } from './lead-reminder.service';
import { deleteLeadsOf, ownCaptures } from './lead.queries';
import {
  CompanyLeadsResolver,
  LeadCaptureResultResolver,
  LeadChangeResolver,
  LeadResolver,
  LeadsOfMemberResolver,
  VisitorLeadResolver,
} from './lead.resolver';
import { getLead } from './lead.service';

export const leadsModule = defineModule({
  name: 'leads',
  entities: [DeletedLeadEntity, LeadEntity, LeadQuestionEntity, LeadReminderEntity],
  reads: ['attendees', 'companies', 'meetings', 'users'],
  resolvers: [
    LeadResolver,
    LeadChangeResolver,
    LeadCaptureResultResolver,
    LeadsOfMemberResolver,
    CompanyLeadsResolver,
    VisitorLeadResolver,
  ],
  nodes: { Lead: getLead },
  jobs: [job(REMIND_OF_LEAD, remindOfLead)],
  hooks: [personErasing.on(deleteLeadsOf)],
  ownData: { profile: { leadsCaptured: ownCaptures, leadReminders: ownReminders } },
});

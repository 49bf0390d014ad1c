import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { DeletedLeadEntity, LeadEntity, LeadQuestionEntity } from './lead.entity';
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
  entities: [DeletedLeadEntity, LeadEntity, LeadQuestionEntity],
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
  hooks: [personErasing.on(deleteLeadsOf)],
  ownData: { profile: { leadsCaptured: ownCaptures } },
});

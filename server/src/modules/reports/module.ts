import { defineModule } from '../../core/module';
import { DownloadEntity } from './download.entity';
import { LeadFileResolver } from './lead-file.resolver';
import {
  AttendeeActivityResolver,
  AttendeeReportResolver,
  ReportFileResolver,
  ReportResolver,
} from './report.resolver';
import { reportRows } from './report.rest';

export const reportsModule = defineModule({
  name: 'reports',
  entities: [DownloadEntity],
  reads: ['attendees', 'bookmarks', 'companies', 'meetings', 'messages', 'pods', 'sessions', 'users'],
  resolvers: [
    ReportResolver,
    AttendeeReportResolver,
    AttendeeActivityResolver,
    ReportFileResolver,
    LeadFileResolver,
  ],
  routes: [{ position: 250, rows: reportRows }],
});

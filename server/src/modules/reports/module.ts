import { defineModule } from '../../core/module';
import { DownloadEntity } from './download.entity';
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
  reads: [
    'attendees',
    'bookmarks',
    'companies',
    'favourite_companies',
    'meetings',
    'messages',
    'pods',
    'sessions',
    'users',
  ],
  resolvers: [ReportResolver, AttendeeReportResolver, AttendeeActivityResolver, ReportFileResolver],
  routes: [{ position: 250, rows: reportRows }],
});

import { defineModule } from '../../core/module';
import { DownloadEntity } from './download.entity';
import {
  AttendeeActivityResolver,
  AttendeeReportResolver,
  ReportFileResolver,
  ReportResolver,
} from './report.resolver';
import type { Services } from '../../services';

export const reportsModule = defineModule<Services>({
  name: 'reports',
  entities: [DownloadEntity],
  reads: ['attendees', 'bookmarks', 'companies', 'meetings', 'messages', 'pods', 'sessions', 'users'],
  resolvers: (services) => [
    new ReportResolver(services.reports, services.reportFiles),
    new AttendeeReportResolver(services.reports, services.reportFiles),
    new AttendeeActivityResolver(),
    new ReportFileResolver(services.downloads),
  ],
});

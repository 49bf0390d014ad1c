import { defineModule } from '../../core/module';
import { attendeeDetailsRows } from './attendee-details.rest';
import { companyEditingRows, companyRows } from './company.rest';

/** Routes of `/v1` whose answers are put together from several modules. */
export const v1Module = defineModule({
  name: 'v1',
  routes: [
    { position: 100, rows: attendeeDetailsRows },
    { position: 160, rows: companyRows },
    { position: 170, rows: companyEditingRows },
  ],
});

import { tableParams } from '../../../components/console/table-params';
import { listParams } from '../../../lib/list-params';
import { reportTypes } from './report-view';

/** Which report, and which part of it, in the address. */
export const reportParams = {
  kind: listParams.kind(reportTypes),
  q: listParams.q,
  status: listParams.status(['CONFIRMED', 'INVITED', 'PENDING', 'ACTIVE', 'REJECTED'] as const),
  from: tableParams.from,
  to: tableParams.to,
  sort: tableParams.order,
};

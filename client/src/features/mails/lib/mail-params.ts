import { tableParams } from '../../../components/console/table-params';
import { listParams } from '../../../lib/list-params';

/** Which mails, in the address. */
export const mailParams = {
  q: listParams.q,
  status: listParams.status(['QUEUED', 'SENT', 'FAILED', 'KEPT'] as const),
  what: tableParams.what,
};

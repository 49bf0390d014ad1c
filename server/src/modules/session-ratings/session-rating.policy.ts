import { conflict, notFound } from '../../core/errors';
import { type Activity, ActivityKind } from '../schedule/index';

/** Only sessions are rated, and only once they are over. */
export function requireRatable({ kind, endsAt }: Activity): void {
  if (kind !== ActivityKind.SESSION) throw notFound('The session');
  if (endsAt.getTime() > Date.now())
    throw conflict('SESSION_NOT_OVER', 'This session can be rated once it is over.');
}

import { toAppError } from '../../../data/errors/errors';
import { logFailure } from '../../../data/errors/log';
import { reachability } from '../../../data/connection/reachability';
import { request } from '../../../data/request';
import { session } from '../../../data/session/session';
import { MeRequest } from '../../../generated/requests';

/** Pause before the first repetition, from the specification; it doubles from then on. */
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/** Waits for the pause to pass or for the browser's network to come back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}

/**
 * Asks the server who the stored token belongs to. Only a refusal ends the session; without an answer the session
 * stays, and the server is asked again with growing pauses.
 */
export async function reauthenticate(): Promise<void> {
  const { token } = session.getState().auth;
  const isCurrent = () => token !== null && session.getState().auth.token === token;
  for (let pauseMs = firstPauseMs; isCurrent(); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const { me } = await request(MeRequest, {});
      if (isCurrent()) session.setUser(me);
      break;
    } catch (error) {
      const { code, retryAfter = 0 } = toAppError(error);
      if (code === 'UNAUTHENTICATED') {
        logFailure('The session has ended', error);
        session.signOutOf(token);
        break;
      }
      // One lost request is no reason for a banner, and a refusal is an answer.
      const serverAnswers = pauseMs === firstPauseMs || code === 'RATE_LIMITED';
      reachability.setState({ serverAnswers });
      await pause(Math.max(pauseMs, retryAfter * 1_000));
    }
  }
  reachability.setState({ serverAnswers: true });
}

import { useEffect } from 'react';
import { logFailure } from '../../data/errors/log';

/** Keeps the screen from going dark while the component is there, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let sentinel: WakeLockSentinel | undefined;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        sentinel = await navigator.wakeLock.request('screen');
        if (isGone) await sentinel.release();
      } catch (error) {
        // Browsers refuse on a low battery; the screen then goes dark as usual.
        if (!(error instanceof DOMException)) logFailure('The screen could not be kept awake', error);
      }
    };
    // The lock ends whenever the page is hidden.
    const renew = () => void hold();
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', renew);
      sentinel?.release().catch(() => undefined);
    };
  }, []);
}

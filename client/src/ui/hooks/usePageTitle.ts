import { useEffect } from 'react';

const product = 'Podium';

/** Names the page in the browser: `Attendees · Digital Futures Forum · Podium`. */
export function usePageTitle(...parts: (string | null | undefined)[]): void {
  const title = [...parts.filter(Boolean), product].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

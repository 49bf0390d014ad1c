import type { Page } from 'playwright-core';

/** Types as a hand-held reader does: all keys within a few milliseconds, and Enter. */
export const readBadge = (page: Page, text: string): Promise<void> =>
  page.evaluate((typed) => {
    const scope = globalThis as unknown as {
      document: { activeElement: EventTarget | null; body: EventTarget };
      KeyboardEvent: new (type: string, init: object) => Event;
    };
    const target = scope.document.activeElement ?? scope.document.body;
    for (const key of [...Array.from(typed), 'Enter'])
      target.dispatchEvent(new scope.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, text);

import type { Page } from 'playwright-core';

/** Types as a hand-held reader does: a key every two milliseconds by its own clock, however busy the page is, and Enter. */
export const readBadge = (page: Page, text: string): Promise<void> =>
  page.evaluate((typed) => {
    const scope = globalThis as unknown as {
      document: { activeElement: EventTarget | null; body: EventTarget };
      KeyboardEvent: new (type: string, init: object) => Event;
    };
    const target = scope.document.activeElement ?? scope.document.body;
    let at = performance.now();
    for (const key of [...Array.from(typed), 'Enter']) {
      const event = new scope.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      at += 2;
      target.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }));
    }
  }, text);

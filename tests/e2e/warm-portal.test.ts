import { describe, expect, test } from 'vitest';
import { browserPath, PHONE } from '../support/browser';
import { useWarmPortal } from '../support/warm-portal';

describe.skipIf(!browserPath)('browser contexts that tests share', () => {
  const portal = useWarmPortal();

  test('go to one visitor at a time, also where a test has closed one itself', async () => {
    const { context } = await portal.open(PHONE);
    await context.close();
    await context.close();
    const [first, second] = [await portal.open(PHONE), await portal.open(PHONE)];
    expect(first.context).not.toBe(second.context);
  });
});

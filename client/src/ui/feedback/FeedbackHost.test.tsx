import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./FeedbackParts');
  vi.resetModules();
});

test('a toast whose script did not load is shown once it does', async () => {
  vi.resetModules();
  const { FeedbackHost } = await import('./FeedbackHost');
  const { withFeedback } = await import('./feedback');
  const loads = vi
    .fn<() => unknown>()
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    })
    .mockImplementation(() => ({ default: () => <output>Saved</output> }));
  vi.doMock('./FeedbackParts', loads as never);
  render(<FeedbackHost />);
  withFeedback(() => undefined);
  await screen.findByText('Saved');
  expect(loads).toHaveBeenCalledTimes(2);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadMoreFailed } from './LoadMoreFailed';

test('says what is missing, and tries again', () => {
  const retry = vi.fn<() => void>();
  render(<LoadMoreFailed text="More people could not be loaded" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('More people could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

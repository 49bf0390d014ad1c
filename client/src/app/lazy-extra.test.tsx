import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyExtra } from './lazy-extra';

it('shows the page without a part that cannot be loaded', async () => {
  const Extra = lazyExtra<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <Suspense fallback="loading">
      <p>The page</p>
      <Extra />
    </Suspense>,
  );
  expect((await screen.findByText('The page')).parentElement?.textContent).toBe('The page');
});

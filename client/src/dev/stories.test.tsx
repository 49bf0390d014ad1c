import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Component, loader } from './PartsPage';

afterEach(() => {
  vi.restoreAllMocks();
});

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

const frame = (
  <ApolloProvider client={client}>
    <NuqsAdapter>
      <Outlet />
    </NuqsAdapter>
  </ApolloProvider>
);

const parts = await loader();

test.each(parts)('$part is drawn in all its states', async ({ part, stories }) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const children = [{ path: 'dev/parts/:part', Component, loader }];
  const routes = [{ element: frame, HydrateFallback: () => null, children }];
  const initialEntries = [`/dev/parts/${encodeURIComponent(part)}?only`];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
  // A dialog in the page hides the rest of it from roles.
  const shown = () => screen.getAllByRole('region', { hidden: true });
  await expect
    .poll(() => shown().map((region) => region.getAttribute('aria-label')))
    .toEqual(expect.arrayContaining(stories.map(({ name }) => name)));
  // The test's document does not know the element `search`, which browsers do.
  expect(logged.mock.calls.filter((call) => !call.includes('search'))).toEqual([]);
});

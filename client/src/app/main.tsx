import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createApolloClient } from '../lib/apollo';
import { session } from '../lib/session';
import './global.css';
import { Providers } from './Providers';
import { createRouter } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await session.rehydrate();
session.followOtherTabs(window);

createRoot(root).render(
  <StrictMode>
    <Providers client={createApolloClient()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);

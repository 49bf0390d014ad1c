import { ApolloProvider } from '@apollo/client/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Outlet } from 'react-router-dom';
import { UpdateBanner } from '../components/UpdateBanner';
import { createApolloClient } from '../lib/apollo';
import { ThemeProvider } from './theme/ThemeProvider';

const client = createApolloClient();

/** Data, theme and state in the address, for every page but the login. Loaded with the first such page. */
export default function Portal() {
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <NuqsAdapter>
          <UpdateBanner />
          <Outlet />
        </NuqsAdapter>
      </ThemeProvider>
    </ApolloProvider>
  );
}

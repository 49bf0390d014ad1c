import { ApolloProvider } from '@apollo/client/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Outlet } from 'react-router-dom';
import { UpdateBanner } from '../components/UpdateBanner';
import { createApolloClient } from '../lib/apollo';
import { ThemeProvider } from './theme/ThemeProvider';

const client = createApolloClient();

/** What every page but the login stands on: data, theme, and state in the address. Loaded with the first such page. */
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

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useReauth } from '../features/accounts/hooks/useReauth';
import { ThemeProvider } from './theme/ThemeProvider';

function Startup({ children }: { children: ReactNode }) {
  useReauth();
  return children;
}

/** What every part of the portal stands on: data, theme, and the renewed session. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <Startup>{children}</Startup>
      </ThemeProvider>
    </ApolloProvider>
  );
}

import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { session } from '../../../data/session/session';
import type { PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { PersonPanelActions } from './PersonPanelActions';

beforeEach(() => session.signIn({ id: 'sara', email: '', displayName: 'Sara', role: 'ATTENDEE' }, 'sara'));
afterEach(() => {
  session.signOut();
});

test.each([
  ['RECEIVER', 'PENDING', false],
  ['SENDER', 'PENDING', true],
  ['RECEIVER', 'REJECTED', true],
])(
  'beside a request to me, which has the filled button, Meet is not filled: %s, %s',
  (viewerAs, status, filled) => {
    const person = { id: 'ben', viewerCanRequestMeeting: true, viewerMeeting: { viewerAs, status } };
    render(
      <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: createCache() })}>
        <MemoryRouter>
          <PersonPanelActions
            person={person as unknown as PersonPanel_AttendeeFragment}
            slots={{} as never}
          />
        </MemoryRouter>
      </ApolloProvider>,
    );
    const meet = screen.getByRole('button', { name: /meet/i });
    expect(meet.classList.contains('ant-btn-primary')).toBe(filled);
  },
);

import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../../../../data/freshness/cache';
import { session } from '../../../../../../data/session/session';
import type { PersonaWish, PersonaWishInput, Role } from '../../../../../../generated/graphql';
import { personas, type PersonaPair } from '../../lib/persona-wishes';
import MatchingSection from './MatchingSection';

type StoredPair = PersonaPair & { __typename: 'PersonaPair' };

const acts = { __typename: 'PersonaActs', people: 12, reached: 45, expected: 20.4, welcomed: 9, refused: 3 };
let stored: StoredPair[];
const sent: PersonaWishInput[][] = [];
let refuse = false;

const save = (wishes: readonly PersonaWishInput[]): void => {
  stored = stored.map((pair) => {
    const change = wishes.find(({ persona, other }) => persona === pair.persona && other === pair.other);
    return change ? { ...pair, wish: change.wish ?? pair.defaultWish } : pair;
  });
};

const link = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      if (operationName === 'PersonaPairs') observer.next({ data: { personaPairs: stored } });
      else if (refuse) observer.next({ errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] });
      else {
        const { wishes } = (variables as { input: { wishes: PersonaWishInput[] } }).input;
        sent.push(wishes);
        save(wishes);
        const payload = { __typename: 'SetPersonaWishesPayload', personaPairs: stored };
        observer.next({ data: { setPersonaWishes: payload } });
      }
      observer.complete();
    }),
);

function open(role: Role, wide = true): void {
  session.signIn({ id: 'u1', email: 'a@b.test', displayName: 'A', role }, 'token');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: wide,
        addEventListener: vi.fn<() => void>(),
        removeEventListener: vi.fn<() => void>(),
      }) as unknown as MediaQueryList,
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ApolloProvider client={client}>
          <MatchingSection eventId="e1" />
        </ApolloProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

const wishOf = (who: string, whom: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `How much ${who} come for ${whom}` });
const choose = (select: HTMLSelectElement, value: PersonaWish) =>
  fireEvent.change(select, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  stored = personas.flatMap((persona) =>
    personas.map((other): StoredPair => {
      const isLearned = persona === 'STARTUP' && other === 'INVESTOR';
      return {
        __typename: 'PersonaPair',
        persona,
        other,
        wish: 'MEDIUM',
        defaultWish: 'MEDIUM',
        weight: isLearned ? 0.82 : 0.7,
        acts: isLearned ? acts : null,
      };
    }),
  );
  sent.length = 0;
  refuse = false;
  // The test's document has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined;
});
afterEach(() => {
  session.signOut();
  vi.restoreAllMocks();
});

test('a save sends the changed pairs alone, and null for the default', async () => {
  open('MANAGER');
  choose(await wishOf('startups', 'speakers'), 'NONE');
  choose(await wishOf('visitors', 'sponsors'), 'HIGH');
  choose(await wishOf('visitors', 'sponsors'), 'MEDIUM');
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
  press('Save changes');
  await vi.waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull());
  expect(sent).toEqual([[{ persona: 'STARTUP', other: 'SPEAKER', wish: 'NONE' }]]);
  press('All back to default');
  // The sign of the save before may still leave.
  press(/Save changes$/);
  await vi.waitFor(() => expect(sent[1]).toEqual([{ persona: 'STARTUP', other: 'SPEAKER', wish: null }]));
});

test('what differs from the default says so', async () => {
  open('MANAGER');
  const select = await wishOf('startups', 'speakers');
  choose(select, 'LOW');
  const mark = document.getElementById(select.getAttribute('aria-describedby') ?? '');
  expect(mark?.textContent).toBe('Differs from the default: Gladly');
});

test('details say what people did, take the pair back, and close with Escape', async () => {
  open('MANAGER');
  const select = await wishOf('startups', 'investors');
  choose(select, 'NONE');
  press('Startups for investors counts 82%. Details');
  const details = within(screen.getByLabelText('Startups for investors'));
  expect(details.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '12',
    '45 (20 by chance)',
    '9',
    '3',
  ]);
  fireEvent.click(details.getByText('Back to default'));
  expect(select.value).toBe('MEDIUM');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByText('What people did')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Startups for investors/);
});

test('a pair of which too little is known says so', async () => {
  open('MANAGER');
  await wishOf('startups', 'speakers');
  press('Startups for speakers counts 70%. Details');
  expect(screen.getByText(/^Not enough yet: fewer than 3 people/)).toBeTruthy();
});

test('a refused save keeps what was chosen', async () => {
  refuse = true;
  open('MANAGER');
  const select = await wishOf('startups', 'speakers');
  choose(select, 'NONE');
  press('Save changes');
  await vi.waitFor(() =>
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true),
  );
  expect([select.value, screen.getByText('1 unsaved change')]).toEqual(['NONE', expect.anything()]);
});

test('a phone shows one persona at a time', async () => {
  open('MANAGER', false);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Who looks' }), {
    target: { value: 'STARTUP' },
  });
  expect(screen.getAllByRole('combobox', { name: /^How much/ })).toHaveLength(7);
  press('Startups for investors counts 82%. Details');
  expect(screen.getByRole('region', { name: 'Startups for investors' }).textContent).toContain('45 (20 by');
});

test('EXECUTIVE reads the table and finds nothing to change', async () => {
  open('EXECUTIVE');
  await screen.findByText('You can read this. Managers of the event can change it.');
  expect(screen.getAllByText('Gladly')).toHaveLength(49);
  expect(screen.queryAllByRole('combobox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

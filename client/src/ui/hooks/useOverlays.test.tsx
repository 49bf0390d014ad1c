import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useHistoryTrail } from './useHistoryTrail';
import { useOverlays, type Overlays } from './useOverlays';

let overlays: Overlays;

function Page() {
  useHistoryTrail();
  const current = useOverlays();
  useEffect(() => {
    overlays = current;
  }, [current]);
  return null;
}

function visit(...entries: string[]) {
  const router: DataRouter = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', ...entries],
    initialIndex: entries.length,
  });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  const does = async (what: () => void | Promise<void>) => {
    await act(async () => what());
    return address();
  };
  return {
    does,
    goTo: (to: string) => does(() => router.navigate(to)),
    back: () => does(() => router.navigate(-1)),
  };
}

test('closing leaves no step: Back then goes to the page before', async () => {
  const { does, back } = visit('/list?q=ai');
  expect(await does(() => overlays.openPerson('a'))).toBe('/list?q=ai&person=a');
  expect(await does(() => overlays.close('person'))).toBe('/list?q=ai');
  expect(await back()).toBe('/before');
});

test('Back closes what is open', async () => {
  const { does, back } = visit('/list');
  await does(() => overlays.openPerson('a'));
  expect(await back()).toBe('/list');
});

test('a second close before the first has happened goes no further', async () => {
  const { does } = visit('/list');
  await does(() => overlays.openPerson('a'));
  const twice = () => {
    overlays.close('person');
    overlays.close('person');
  };
  expect(await does(twice)).toBe('/list');
  await does(() => overlays.openPerson('b'));
  expect(await does(() => overlays.close('person'))).toBe('/list');
});

test('what a link on the page opened closes by going back', async () => {
  const { goTo, does, back } = visit('/list');
  await goTo('/list?person=a');
  expect(await does(() => overlays.close('person'))).toBe('/list');
  expect(await back()).toBe('/before');
});

test('what a link from elsewhere opened is replaced', async () => {
  const { does, back } = visit('/list?person=a');
  expect(await does(() => overlays.close('person'))).toBe('/list');
  expect(await back()).toBe('/before');
});

test('one over another: the upper closes to the lower', async () => {
  const { does, back } = visit('/list');
  await does(() => overlays.openPerson('a'));
  expect(await does(() => overlays.openMeet('a'))).toBe('/list?person=a&meet=a');
  expect(await does(() => overlays.close('meet'))).toBe('/list?person=a');
  expect(await does(() => overlays.close('person'))).toBe('/list');
  expect(await back()).toBe('/before');
});

test('another person in the open panel is no step of its own', async () => {
  const { does, back } = visit('/list');
  await does(() => overlays.openPerson('a'));
  expect(await does(() => overlays.openPerson('b'))).toBe('/list?person=b');
  expect(await does(() => overlays.close('person'))).toBe('/list');
  expect(await back()).toBe('/before');
});

test('chat takes the place of the panel; Back returns to it, closing does not', async () => {
  const { does, back } = visit('/list');
  await does(() => overlays.openPerson('a'));
  expect(await does(() => overlays.openChat('a'))).toBe('/list?chat=a');
  expect(await back()).toBe('/list?person=a');
  await does(() => overlays.openChat('a'));
  expect(await does(() => overlays.close('chat'))).toBe('/list');
});

test('closing what is not open does nothing', async () => {
  const { does } = visit('/list?person=a');
  expect(await does(() => overlays.close('chat'))).toBe('/list?person=a');
});

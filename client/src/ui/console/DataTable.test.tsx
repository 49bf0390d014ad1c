import { fireEvent, render, screen, within } from '@testing-library/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../data/session/session';
import { listParams } from '../../lib/list-params';
import { useTable } from '../hooks/useTable';
import { useTableSelection } from '../hooks/useTableSelection';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './data-table-types';

interface Person {
  id: string;
  name: string;
  role: string;
}

const people: Person[] = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index + 1}`,
  name: `Person ${index + 1}`,
  role: index % 2 ? 'ADMIN' : 'MANAGER',
}));
const params = { q: listParams.q, sort: listParams.sort(['NAME', 'NAME_DESC'], 'NAME') };
const titles = { name: 'Name', role: 'Role', id: 'Number' };
const columns: DataTableColumn<Person, keyof typeof titles>[] = [
  {
    key: 'name',
    primary: true,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    render: ({ name }) => name,
  },
  { key: 'role', oneLine: true },
  { key: 'id', optIn: true },
];

function People() {
  const table = useTable(params);
  const selection = useTableSelection(table.values.q);
  const sorted = table.values.sort === 'NAME' ? people : people.toReversed();
  return (
    <DataTable
      label="People"
      name="test-people"
      table={table}
      titles={titles}
      columns={columns}
      page={{ nodes: sorted.slice(table.offset, table.offset + table.first), totalCount: people.length }}
      query={{ loading: false, refetch: () => undefined }}
      rowName={({ name }) => name}
      empty={<p>Nobody</p>}
      onOpen={() => undefined}
      selection={selection}
      bulkActions={<button type="button">Invite</button>}
    />
  );
}

function show(address = '/') {
  const element = (
    <NuqsAdapter>
      <People />
    </NuqsAdapter>
  );
  // nuqs reads the window's own address.
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} />);
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: true,
        addEventListener: vi.fn<() => void>(),
        removeEventListener: vi.fn<() => void>(),
      }) as unknown as MediaQueryList,
  );
  // The test's document has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  session.setDevice({ hiddenColumns: undefined });
});

test('pages and order are in the address, and another order leads to the first page', async () => {
  show('/?page=2&size=25');
  expect(names()[0]).toBe('Person 26');
  expect(screen.getByText('26–50 of 60')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await vi.waitFor(() => expect(names()[0]).toBe('Person 51'));
  fireEvent.click(screen.getByRole('button', { name: /^Name/ }));
  await vi.waitFor(() => expect(names()[0]).toBe('Person 60'));
  await vi.waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      size: '25',
      sort: 'name_desc',
    }),
  );
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
});

test('a page that does not exist gives way to the last one', async () => {
  show('/?page=9&size=25');
  await vi.waitFor(() => expect(names()[0]).toBe('Person 51'));
});

test('rows are chosen one by one, by page, and all that match', () => {
  show('/?size=25');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  const bar = screen.getByRole('region', { name: 'Actions for the selected rows' });
  expect(within(bar).getByText('1 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(within(bar).getByText('25 selected')).toBeTruthy();
  fireEvent.click(within(bar).getByRole('button', { name: 'Select all 60' }));
  expect(within(bar).getByText('All 60 that match are selected')).toBeTruthy();
  fireEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Actions for the selected rows' })).toBeNull();
});

test('a hidden column stays hidden on this device', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Role' }));
  expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull();
  expect(session.getState().auth.device.hiddenColumns).toEqual({ 'test-people': ['role'] });
});

test('a column that has to be chosen is hidden, whatever was chosen before', () => {
  session.setDevice({ hiddenColumns: { 'test-people': ['role'] } });
  show();
  expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Number' }));
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull();
});

test('a cell of one line has its whole text in the title', () => {
  show('/?size=25');
  expect(screen.getAllByText('ADMIN')[0]?.title).toBe('ADMIN');
});

test('arrow keys move the focus from row to row', () => {
  show();
  const first = screen.getByRole('button', { name: 'Person 1' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Person 2' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Person 2' }), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
});

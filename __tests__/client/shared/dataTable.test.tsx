import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { DataTable } from '../../../src/client/shared/lists/DataTable';
import { BURMESE, renderShared } from './renderShared';

interface Post {
  id: number;
  title: string;
}

const posts: Post[] = [
  { id: 7, title: BURMESE },
  { id: 8, title: 'Rain' },
];

function show(props: Partial<ComponentProps<typeof DataTable<Post>>> = {}) {
  return renderShared(
    <DataTable
      caption="Post List"
      columns={[
        { header: 'No', kind: 'number', render: (_, index) => index },
        { header: 'Title', kind: 'main', render: ({ title }) => title },
        { header: 'Actions', kind: 'actions', render: () => null },
      ]}
      rows={posts}
      rowKey={({ id }) => String(id)}
      status="loaded"
      emptyText="No post data found."
      {...props}
    />,
  );
}

const table = () => screen.getByRole('table', { name: 'Post List' });

it('is a table with a name, column headers and rows, whose roles stay where rows are lines of text', () => {
  show();
  expect(table()).toHaveAttribute('role', 'table');
  const headers = within(table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['No', 'Title', 'Actions']);
  const rows = within(table()).getAllByRole('row');
  expect(rows).toHaveLength(3);
  rows.forEach((row) => expect(row).toHaveAttribute('role', 'row'));
  const cell = screen.getByRole('cell', { name: BURMESE });
  expect(cell).toHaveAttribute('role', 'cell');
  expect(cell.textContent).toBe(BURMESE);
});

it('counts rows from 0, or from the first number of its page', () => {
  show().unmount();
  show({ firstNumber: 11 });
  expect(screen.getByRole('cell', { name: '11' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '12' })).toBeVisible();
});

it('shows Loading... in a status, keeps its headers and hides its skeletons from who listens', () => {
  show({ status: 'loading', rows: [] });
  expect(within(table()).getByRole('status')).toHaveTextContent('Loading...');
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  expect(within(table()).getAllByRole('row')).toHaveLength(2);
  expect(within(table()).getAllByRole('row', { hidden: true })).toHaveLength(6);
});

it('shows the empty text with what can be done about it', () => {
  show({ rows: [], emptyAction: <button>Create</button> });
  expect(screen.getByText('No post data found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

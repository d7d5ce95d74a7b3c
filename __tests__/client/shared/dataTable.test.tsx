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
        { header: 'Actions', kind: 'actions', render: ({ id }) => <button>View {id}</button> },
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

describe('DataTable', () => {
  it('is a table with a name, column headers and rows, Burmese text untouched', () => {
    show();
    const headers = within(table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['No', 'Title', 'Actions']);
    expect(within(table()).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('cell', { name: BURMESE }).textContent).toBe(BURMESE);
  });

  it('keeps the roles of a table where its rows are lines of text', () => {
    show();
    expect(table()).toHaveAttribute('role', 'table');
    within(table())
      .getAllByRole('row')
      .forEach((row) => expect(row).toHaveAttribute('role', 'row'));
    expect(screen.getByRole('cell', { name: 'Rain' })).toHaveAttribute('role', 'cell');
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

  it('keeps as many rows as there were while it loads others', () => {
    show({ status: 'loading' });
    expect(within(table()).getAllByRole('row', { hidden: true })).toHaveLength(3);
  });

  it('shows the empty text with what can be done about it', () => {
    show({ rows: [], emptyAction: <button>Create</button> });
    expect(screen.getByText('No post data found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('keeps rows that may have changed since', () => {
    show({ dimmed: true });
    expect(table()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('button', { name: 'View 8' })).toBeVisible();
  });
});

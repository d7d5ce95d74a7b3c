import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { button } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  dialog,
  openAnnouncements,
  serveAnnouncements,
} from './announcementScreen';

const VERSIONS = 'GET /api/announcements/3/versions';

const versions = [
  {
    ...{ id: 9, text: 'River at 10 m', type: 'warning', user_name: 'Daw Khin Khin' },
    ...{ from: '2026-11-20T10:00:00.000Z', until: null },
    renewals: [{ at: '2026-11-21T10:00:00.000Z', user_name: 'U Than' }],
  },
  {
    ...{ id: 7, text: ' ', type: 'pleasant', user_name: null },
    ...{ from: '2026-11-20T08:00:00.000Z', until: '2026-11-20T10:00:00.000Z', renewals: [] },
  },
];

const oldest = {
  ...{ id: 4, text: 'River at 9 m', type: 'tornado', user_name: 'U Than' },
  ...{ from: '2026-11-19T04:40:00.000Z', until: '2026-11-20T08:00:00.000Z', renewals: [] },
};

it('shows every version, compares two, and puts a text into the form without saving it', async () => {
  serveAnnouncements(buildAnnouncement({ issued_at: '2026-11-20T10:00:00.000Z' }));
  server.use(
    http.get('/api/announcements/3/versions', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const meta = { current_page: page, last_page: 2, per_page: 2, total: 3 };
      return json({ data: page === 1 ? versions : [oldest], ...meta });
    }),
  );
  const { user } = await openAnnouncements();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  const detail = within(await dialog('Announcement Detail'));
  expect(callNames()).not.toContain(VERSIONS);
  await user.click(detail.getByRole('button', { name: 'History' }));
  await detail.findByText('River at 10 m');
  expect(detail.getByText(/^20 November 2026 at 16:30 · Daw Khin Khin · for /)).toBeVisible();
  expect(detail.getByText('Renewed: 21 November 2026 at 16:30 · U Than')).toBeVisible();
  expect(detail.getByText('Taken down')).toBeVisible();
  expect(detail.getByText('20 November 2026 at 14:30 · for 2 h 0 min')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Older versions' }));
  await detail.findByText('River at 9 m');
  expect(detail.queryByRole('button', { name: 'Older versions' })).not.toBeInTheDocument();
  expect(callsOf(VERSIONS).map(({ url }) => new URL(url).search)).toEqual(['?page=1', '?page=2']);

  const [first, , third] = detail.getAllByRole('checkbox', { name: 'Compare' });
  if (!first || !third) throw new Error('There are fewer versions than expected.');
  await user.click(first);
  await user.click(third);
  const difference = within(detail.getByRole('region', { name: 'Difference' }));
  expect(difference.getByText('9').tagName).toBe('DEL');
  expect(difference.getByText('10').tagName).toBe('INS');
  await user.click(first);
  expect(detail.queryByRole('region', { name: 'Difference' })).not.toBeInTheDocument();

  const [, again] = detail.getAllByRole('button', { name: 'Use this text again' });
  if (!again) throw new Error('There is no text to use again.');
  await user.click(again);
  await dialog('Edit Announcement');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('River at 9 m'));
  expect(screen.getByLabelText('Type')).toHaveValue('be careful');
  await user.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  expect(callNames().filter((name) => !name.startsWith('GET'))).toEqual([]);
});

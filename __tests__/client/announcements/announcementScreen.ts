import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

export const RAIN = 'မိုးသည်းထန်စွာ ရွာနိုင်ပါသည်။';

interface Stored extends Record<string, unknown> {
  id: number;
  text: string;
  type: string;
}

/** An announcement as the server sends it. */
export const buildAnnouncement = (over: Record<string, unknown> = {}): Stored => ({
  id: 3,
  text: RAIN,
  type: 'be careful',
  ...over,
});

/** Serves these announcements as a list and each under its own URL. */
export function serveAnnouncements(...announcements: ReturnType<typeof buildAnnouncement>[]) {
  server.use(
    http.get('/api/announcements', () => json({ data: announcements })),
    ...announcements.map((announcement) =>
      http.get(`/api/announcements/${announcement.id}`, () => json({ data: announcement })),
    ),
  );
}

const EDITOR: Partial<SessionUser> = { permissions: ['announcement-create', 'announcement-edit'] };

/** Opens the list, by default as a user who may create and edit. */
export const openAnnouncements = (user = EDITOR) => openApp('/announcement', buildSession(user));

/** Finds the dialog of that name once it is open. */
export const dialog = (name: string) => screen.findByRole('dialog', { name });

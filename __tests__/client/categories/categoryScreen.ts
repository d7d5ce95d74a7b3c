import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

export const FLOOD = 'ရေကြီးမှု';

type Row = Record<string, unknown>;

/** A parent as the server sends it. */
export const buildParent = (over: Row = {}) => ({
  id: 1,
  name: FLOOD,
  icon: '/build/icons/category-four.svg',
  parent_id: null,
  level: 1,
  ...over,
});

/** A child of parent 1 as the server sends it. */
export const buildChild = (over: Row = {}) =>
  buildParent({ id: 11, name: 'River level', parent_id: 1, level: 2, ...over });

/** Serves these parents on a single page. */
export const serveParents = (...parents: Row[]) =>
  server.use(http.get('/api/categories', () => json(buildPage(parents))));

/** Serves these children of parent 1, together with the parent. */
export const serveChildren = (...children: Row[]) =>
  server.use(
    http.get('/api/categories/1', () => json({ ...buildPage(children), parent: buildParent() })),
  );

const EDITOR: Partial<SessionUser> = { permissions: ['category-create', 'category-edit'] };

/** Opens a screen, by default as a user who may create and edit. */
export const openCategories = (path = '/category', user = EDITOR) =>
  openApp(path, buildSession(user));

export const findPress = (name: string) => screen.findByRole('button', { name });

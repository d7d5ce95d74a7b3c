import {
  accountMenuClosed,
  accountMenuOpened,
  screenLeft,
  shellSlice,
  sidebarClosed,
  sidebarOpened,
  storageNoteClosed,
  widthCrossed,
} from '../../../src/client/app/shell/shellSlice';
import type { ShellState } from '../../../src/client/app/shell/shellSlice';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';

const states: ShellState[] = (['open', 'closed'] as const).flatMap((accountMenu) => [
  { window: 'wide', sidebar: 'open', accountMenu, storageNotice: 'open' },
  { window: 'narrow', sidebar: 'open', accountMenu, storageNotice: 'open' },
  { window: 'narrow', sidebar: 'closed', accountMenu, storageNotice: 'closed' },
]);

/** The changes of each event, in every state. Everything else stays. */
const events = [
  [widthCrossed({ isWide: true }), { window: 'wide', sidebar: 'open' }],
  [widthCrossed({ isWide: false }), { window: 'narrow', sidebar: 'closed' }],
  [sidebarOpened(), { sidebar: 'open' }],
  [sidebarClosed(), { sidebar: 'closed' }],
  [accountMenuOpened(), { accountMenu: 'open' }],
  [accountMenuClosed(), { accountMenu: 'closed' }],
  [storageNoteClosed(), { storageNotice: 'closed' }],
  [ended(), { accountMenu: 'closed' }],
  [expired(), { accountMenu: 'closed' }],
] as const;

const rows = states.flatMap((state) =>
  events.map(([event, change]) => [state, event, { ...state, ...change }] as const),
);

it.each(rows)('leads from %j by %j to %j', (state, event, next) =>
  expect(shellSlice.reducer(state, event)).toEqual(next),
);

it.each(states)('of %j, keeps the sidebar beside another page and closes the drawer', (state) => {
  const sidebar = state.window === 'wide' ? state.sidebar : 'closed';
  expect(shellSlice.reducer(state, screenLeft())).toEqual({ ...state, sidebar });
});

it('starts narrow, with everything closed except the note', () => {
  const closed = { sidebar: 'closed', accountMenu: 'closed' };
  const state = { window: 'narrow', ...closed, storageNotice: 'open' };
  expect(shellSlice.getInitialState()).toEqual(state);
});

it('has a drawer to show only on a narrow window', () => {
  const { selectIsDrawerOpen } = shellSlice.getSelectors();
  expect(states.filter(selectIsDrawerOpen)).toEqual(
    states.filter(({ window, sidebar }) => window === 'narrow' && sidebar === 'open'),
  );
});

import type { UnknownAction } from '@reduxjs/toolkit';
import {
  screenLeft,
  shellSlice,
  sidebarOpened,
  widthCrossed,
} from '../../../src/client/app/shell/shellSlice';

const wide = widthCrossed({ isWide: true });
const narrow = widthCrossed({ isWide: false });

it.each<[UnknownAction[], boolean]>([
  [[narrow], false],
  [[narrow, sidebarOpened()], true],
  [[narrow, sidebarOpened(), screenLeft()], false],
  [[wide, sidebarOpened()], false],
  [[wide, narrow], false],
])('after %j shows a drawer: %s', (events, isOpen) => {
  const state = events.reduce(shellSlice.reducer, shellSlice.getInitialState());
  expect(shellSlice.getSelectors().selectIsDrawerOpen(state)).toBe(isOpen);
});

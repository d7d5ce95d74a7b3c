import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { SIDEBAR_BREAKPOINT } from '../theme/theme';
import { selectIsDrawerOpen, sidebarClosed, widthCrossed } from './shellSlice';

/**
 * The sidebar's behaviour: open from 768 px on; below, closed until it is asked for and closed again
 * by a change of page. Only crossing the width counts as a resize: a phone's keyboard changes the
 * height alone and must not close it (readings 6 and 7).
 */
export function useSidebar() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isWide = useMediaQuery(`(min-width:${SIDEBAR_BREAKPOINT}px)`, { noSsr: true });
  const isOpen = useSelector(selectIsDrawerOpen);

  useEffect(() => {
    dispatch(widthCrossed({ isWide }));
  }, [dispatch, isWide]);

  useEffect(() => {
    if (!isWide) dispatch(sidebarClosed());
  }, [dispatch, isWide, pathname]);

  return { isWide, isOpen, onClose: () => dispatch(sidebarClosed()) };
}

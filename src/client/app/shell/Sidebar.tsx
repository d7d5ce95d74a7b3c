import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { APP_TITLE } from '../../shared/text/branding';
import { ALL_NOUNS } from '../../../contract/nouns';
import type { Noun } from '../../../contract/nouns';
import { useLayer } from '../../shared/notices/LeaveGuard';
import { paths } from '../../shared/pages/paths';
import { selectUser } from '../../shared/session/sessionSlice';
import { useTranslation } from '../../shared/text/i18n';
import { roleNameOr } from '../../shared/text/roleNameOr';
import {
  Article,
  Campaign,
  Close,
  IdCard,
  People,
  Shapes,
  ViewCarousel,
} from '../../shared/ui/icons';
import { Logo } from '../../shared/ui/Logo';
import { Tooltip } from '../../shared/ui/Tooltip';
import { SIDEBAR_BREAKPOINT } from '../theme/theme';
import { selectIsDrawerOpen, sidebarClosed, widthCrossed } from './shellSlice';

interface NavigationItem {
  label: string;
  to: string;
  Icon: ComponentType;
}

/** Shown to all users, whatever their permissions. A noun without a list of its own has none. */
const navigation: Record<Noun, NavigationItem | null> = {
  slider: { label: 'Slider', to: paths.Slider, Icon: ViewCarousel },
  announcement: { label: 'Announcement', to: paths.Announcement, Icon: Campaign },
  'announcement-template': null,
  role: { label: 'Role', to: paths.Role, Icon: IdCard },
  category: { label: 'Category', to: paths.Category, Icon: Shapes },
  tag: null,
  post: { label: 'Posts', to: paths.Post, Icon: Article },
  user: { label: 'Users', to: paths.User, Icon: People },
};

/** A link is current on its page and on every page below it. */
const isCurrentAt = (pathname: string, to: string) =>
  pathname === to || pathname.startsWith(`${to}/`);

interface LinksProps {
  /** Called even if the page is already open. */
  onChoose: () => void;
}

/** Memoized, so that a navigation only renders the links that it changes. */
const SidebarLink = memo(function SidebarLink(
  props: NavigationItem & LinksProps & { isCurrent: boolean },
) {
  const { label, to, Icon, onChoose, isCurrent } = props;
  const { t } = useTranslation();
  return (
    <ListItem component="div" disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        onClick={onChoose}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <ListItemIcon sx={{ minWidth: 36 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={t(label)} />
      </ListItemButton>
    </ListItem>
  );
});

function SidebarLinks({ onChoose }: LinksProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label={t('Main')} sx={{ flex: 1, px: 1.5, py: 1 }}>
      {ALL_NOUNS.map((noun) => {
        const item = navigation[noun];
        return (
          item && (
            <SidebarLink
              key={noun}
              {...item}
              onChoose={onChoose}
              isCurrent={isCurrentAt(pathname, item.to)}
            />
          )
        );
      })}
    </List>
  );
}

function SignedInUser() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.8 }}>{user.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {roleNameOr(user.role?.name?.en ?? user.roleName?.en, user.role)}
      </Typography>
    </Box>
  );
}

const WIDTH = 248;

interface SidebarProps {
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
}

export function Sidebar({ isWide, isOpen, onClose }: SidebarProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      variant={isWide ? 'permanent' : 'temporary'}
      open={isWide || isOpen}
      onClose={onClose}
      sx={{ width: isWide ? WIDTH : undefined, flexShrink: 0, displayPrint: 'none' }}
      slotProps={{
        paper: {
          // A drawer is a dialog, which needs a name. Beside the page it is a landmark.
          ...(isWide ? { component: 'aside' } : { 'aria-label': t('Sidebar') }),
          sx: { width: WIDTH, maxWidth: '86vw' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, pl: 2.5, pr: 1 }}>
        <Box sx={{ display: 'flex', color: 'primary.main' }}>
          <Logo size={28} />
        </Box>
        <Typography component="p" sx={{ flex: 1, fontSize: '1rem', fontWeight: 600 }}>
          {t(APP_TITLE)}
        </Typography>
        {!isWide && (
          <Tooltip align="end" title={t('Close sidebar')}>
            <IconButton aria-label={t('Close sidebar')} onClick={onClose}>
              <Close />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <SidebarLinks onChoose={onClose} />
      <SignedInUser />
    </Drawer>
  );
}

/**
 * The sidebar is open from 768 px on. Below, it opens on demand and closes on navigation. Only
 * crossing that width counts as a resize, because a phone's keyboard changes the height and must
 * not close the drawer.
 */
export function useSidebar() {
  const dispatch = useDispatch();
  const isWide = useMediaQuery(`(min-width:${SIDEBAR_BREAKPOINT}px)`, { noSsr: true });
  const isOpen = useSelector(selectIsDrawerOpen);

  useEffect(() => {
    dispatch(widthCrossed({ isWide }));
  }, [dispatch, isWide]);

  const { close } = useLayer(isOpen && !isWide, () => dispatch(sidebarClosed()));
  return { isWide, isOpen, onClose: close };
}

import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { navigation } from './navigation';

/** A link is the current one on its page and on every page below it (readings 8). */
const isCurrent = (pathname: string, to: string) =>
  pathname === to || pathname.startsWith(`${to}/`);

export function SidebarLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label={t('Main')} sx={{ flex: 1, px: 1.5, py: 1 }}>
      {navigation.map(({ label, to, Icon }) => (
        <ListItem key={to} component="div" disablePadding>
          <ListItemButton
            component={Link}
            to={to}
            selected={isCurrent(pathname, to)}
            aria-current={isCurrent(pathname, to) ? 'page' : undefined}
          >
            <ListItemIcon sx={{ minWidth: 36 }}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={t(label)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { BASE_PATH } from '../../../contract/limits';
import { isPrivileged } from '../../../contract/permissions';
import { useHas } from '../../shared/api/serverSlice';
import { loadNewVersion } from '../../shared/device/newVersion';
import { useLayer } from '../../shared/notices/LeaveGuard';
import { paths, SIGN_IN_PATH } from '../../shared/pages/paths';
import { selectMustCompleteSetup, selectUser } from '../../shared/session/sessionSlice';
import { useTranslation } from '../../shared/text/i18n';
import { Contrast, History, Logout, Person, RssFeed, Languages } from '../../shared/ui/icons';
import { useDisplay } from '../../shared/ui/useDisplay';
import { useOtherLanguage } from '../../shared/ui/useOtherLanguage';
import { accountMenuClosed, selectIsAccountMenuOpen } from './shellSlice';
import { useLogout } from './useLogout';

/** Returns the links of privileged users to what the server offers them. */
function useOversight() {
  const me = useSelector(selectUser);
  const links = [
    {
      isOffered: useHas('activity'),
      label: 'Activity',
      to: paths.Activity,
      Icon: History,
    },
    { isOffered: useHas('feeds'), label: 'Feeds', to: paths.Feeds, Icon: RssFeed },
  ];
  return me !== null && isPrivileged(me) ? links.filter(({ isOffered }) => isOffered) : [];
}

export function AccountMenuList({ anchor }: { anchor: HTMLElement | null }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsAccountMenuOpen);
  const { logout, isBusy } = useLogout();
  const signOut = async () => {
    if (await logout()) loadNewVersion(`${BASE_PATH}${SIGN_IN_PATH}`);
  };
  const other = useOtherLanguage();
  const display = useDisplay();
  const oversight = useOversight();
  const isSettingUp = useSelector(selectMustCompleteSetup);
  const { close } = useLayer(isOpen, () => dispatch(accountMenuClosed()));
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={isOpen && anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { component: 'nav', 'aria-label': t('Account') } }}
      >
        {!isSettingUp && (
          <MenuItem
            component={Link}
            to={paths.UserProfile}
            onClick={() => dispatch(accountMenuClosed())}
          >
            <ListItemIcon>
              <Person fontSize="small" />
            </ListItemIcon>
            {t('Profile')}
          </MenuItem>
        )}
        {!isSettingUp &&
          oversight.map(({ label, to, Icon }) => (
            <MenuItem
              key={to}
              component={Link}
              to={to}
              onClick={() => dispatch(accountMenuClosed())}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {t(label)}
            </MenuItem>
          ))}
        <MenuItem lang={other.language} onClick={() => void other.choose().then(close)}>
          <ListItemIcon>
            <Languages fontSize="small" />
          </ListItemIcon>
          {other.name}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void display.open();
          }}
        >
          <ListItemIcon>
            <Contrast fontSize="small" />
          </ListItemIcon>
          {t('Display')}
        </MenuItem>
        <MenuItem onClick={() => void signOut()} disabled={isBusy}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t('Logout')}
        </MenuItem>
      </Menu>
      {display.dialog}
    </>
  );
}

import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { Tooltip } from '../../shared/ui/Tooltip';
import { useLazy } from '../../shared/ui/useLazy';
import { accountMenuOpened, selectIsAccountMenuOpen } from './shellSlice';

const importList = () => import('./AccountMenuList');

/** The account button; its menu is loaded as the pointer or the focus comes near. */
export function AccountMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showAlert } = useNotices();
  const isOpen = useSelector(selectIsAccountMenuOpen);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const list = useLazy(importList);
  const open = async () => {
    if (await list.load()) dispatch(accountMenuOpened());
    else showAlert(t('The menu could not be loaded.'));
  };
  return (
    <>
      <Tooltip align="end" title={t('Account')}>
        <IconButton
          ref={setAnchor}
          aria-label={t('Account')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPointerEnter={() => void importList().catch(() => undefined)}
          onFocus={() => void importList().catch(() => undefined)}
          onClick={() => void open()}
        >
          <AccountCircleOutlined />
        </IconButton>
      </Tooltip>
      {list.value && <list.value.AccountMenuList anchor={anchor} />}
    </>
  );
}

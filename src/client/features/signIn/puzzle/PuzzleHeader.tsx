import CloseOutlined from '@mui/icons-material/CloseOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Tooltip } from '../../../shared/ui/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { refreshed } from './puzzleSlice';

interface PuzzleHeaderProps {
  /** Id of the title, by which the dialog is named. */
  titleId: string;
  locked: boolean;
  onClose: () => void;
}

/** The prompt, the button for another picture and the one that leads back to the form. */
export function PuzzleHeader({ titleId, locked, onClose }: PuzzleHeaderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();

  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', pl: { xs: 2, sm: 3 }, pr: { xs: 1, sm: 2 }, py: 1 }}
    >
      <DialogTitle id={titleId} sx={{ flex: 1, p: 0, fontSize: { xs: 14, sm: 16 } }}>
        {t('Please slide right to Login! ')}
      </DialogTitle>
      <HeaderButton name={t('Refresh')} locked={locked} onClick={() => dispatch(refreshed())}>
        <RefreshOutlined fontSize="small" />
      </HeaderButton>
      <HeaderButton name={t('Close')} locked={locked} onClick={onClose}>
        <CloseOutlined fontSize="small" />
      </HeaderButton>
    </Stack>
  );
}

interface HeaderButtonProps {
  name: string;
  locked: boolean;
  onClick: () => void;
  children: ReactNode;
}

function HeaderButton({ name, locked, onClick, children }: HeaderButtonProps) {
  return (
    <Tooltip title={name}>
      <IconButton
        aria-label={name}
        aria-disabled={locked}
        onClick={() => !locked && onClick()}
        sx={{ width: 40, height: 40 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

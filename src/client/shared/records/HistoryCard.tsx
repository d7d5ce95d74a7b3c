import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { mayReadHistory } from '../../../contract/policies';
import type { RecordVersion } from '../../../contract/recordVersion';
import { useHas } from '../api/serverSlice';
import { selectUser } from '../session/sessionSlice';
import { useTranslation } from '../text/i18n';
import { useLazy } from '../ui/useLazy';
import type { HistoryRef } from './versionsApi';

// The history is a chunk of its own, because few users open it.
const importHistory = () => import('./RecordHistory');

interface HistoryCardProps {
  of: HistoryRef;
  /**
   * The edit page that restores a version, or a callback that opens its form; undefined if the user
   * may not edit.
   */
  onUse?: string | ((entity: unknown) => void);
  canUse?: (version: RecordVersion) => boolean;
}

const cardStyles = {
  mt: 3,
  maxWidth: 760,
  displayPrint: 'none',
  // Hidden while the content above loads, because it would visibly jump when that appears.
  ':has([data-loading]) ~ &': { visibility: 'hidden' },
};

/**
 * The earlier versions of an entity, loaded on demand. Renders nothing if the server keeps no
 * versions, or the user may not see them.
 */
export function HistoryCard({ of, onUse, canUse }: HistoryCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasHistory = useHas('history');
  const me = useSelector(selectUser);
  const [isOpen, setIsOpen] = useState(false);
  const { value: history } = useLazy(importHistory, isOpen);
  if (!hasHistory || !mayReadHistory(me, of.noun)) return null;
  const use = ({ entity }: RecordVersion) => {
    if (typeof onUse === 'string') void navigate(onUse, { state: { version: entity } });
    else onUse?.(entity);
  };
  return (
    <Box sx={cardStyles}>
      <Box component="h2" sx={{ m: 0, font: 'inherit' }}>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('History')}
        </Button>
      </Box>
      {isOpen && history && (
        <Card sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
          <history.RecordHistory
            of={of}
            use={onUse ? { label: t('Use this version'), onUse: use, canUse } : undefined}
          />
        </Card>
      )}
    </Box>
  );
}

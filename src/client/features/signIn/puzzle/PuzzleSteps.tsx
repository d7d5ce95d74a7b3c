import KeyboardArrowLeftOutlined from '@mui/icons-material/KeyboardArrowLeftOutlined';
import KeyboardArrowRightOutlined from '@mui/icons-material/KeyboardArrowRightOutlined';
import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from '../../../shared/i18n';
import { Tooltip } from '../../../shared/ui/Tooltip';
import { useDispatch } from 'react-redux';
import { STEP } from './geometry';
import { confirmed, nudged } from './puzzleSlice';

/**
 * Moves the piece by single taps, for people who cannot drag (WCAG 2.2, 2.5.7).
 *
 * @param locked the buttons do nothing
 */
export function PuzzleSteps({ locked }: { locked: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const steps = [
    { by: -STEP, name: t('Move 10 pixels left'), Icon: KeyboardDoubleArrowLeftOutlined },
    { by: -1, name: t('Move 1 pixel left'), Icon: KeyboardArrowLeftOutlined },
    { by: 1, name: t('Move 1 pixel right'), Icon: KeyboardArrowRightOutlined },
    { by: STEP, name: t('Move 10 pixels right'), Icon: KeyboardDoubleArrowRightOutlined },
  ];

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {steps.map(({ by, name, Icon }) => (
        <Tooltip key={by} title={name}>
          <IconButton
            aria-label={name}
            aria-disabled={locked}
            onClick={({ timeStamp }) => !locked && dispatch(nudged({ by, at: timeStamp }))}
            sx={{ width: 44, height: 44 }}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
      <Button
        aria-disabled={locked}
        onClick={({ timeStamp }) => !locked && dispatch(confirmed({ at: timeStamp }))}
        sx={{ ml: 'auto' }}
      >
        {t('Verify')}
      </Button>
    </Stack>
  );
}

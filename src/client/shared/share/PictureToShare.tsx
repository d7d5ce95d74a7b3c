import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../text/i18n';
import { ActionButton } from '../ui/ActionButton';
import { Choice } from '../ui/Choice';
import { CopyButton } from '../ui/CopyButton';
import { LoadingText } from '../ui/EmptyState';
import { ContentCopy, Download, Share } from '../ui/icons';
import { InlineMessage } from '../ui/InlineMessage';
import { useCopy } from '../ui/useCopy';
import { alternativeOf } from './alternative';
import { drawPicture } from './drawPicture';
import { PICTURE_SIZES } from './picture';
import type { PictureSize, Shared } from './picture';
import { buttonRow, SharedText } from './SharedText';
import { useSystemShare } from './useSystemShare';

interface Drawing {
  file: File;
  address: string;
  lacksPhoto: boolean;
}

/**
 * Draws a picture.
 * @returns the drawing; null before the first attempt has ended; or `failed`, even while
 * `isRetrying`
 */
function useDrawing({ picture, photo, name }: Shared, size: PictureSize) {
  const [attempt, setAttempt] = useState(0);
  const wanted = useMemo(() => ({ picture, photo, name, size }), [picture, photo, name, size]);
  const [done, setDone] = useState<{
    of: typeof wanted;
    attempt: number;
    drawing: Drawing | 'failed';
  }>();
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    drawPicture(wanted.picture, wanted.size, wanted.photo).then(
      ({ picture: blob, lacksPhoto }) => {
        if (isOver) return;
        const { width, height } = PICTURE_SIZES[wanted.size];
        const file = new File([blob], `${wanted.name}-${width}x${height}.png`, { type: blob.type });
        address = URL.createObjectURL(file);
        setDone({ of: wanted, attempt, drawing: { file, address, lacksPhoto } });
      },
      (error: unknown) => {
        if (isOver) return;
        console.error('a picture could not be drawn', error);
        setDone({ of: wanted, attempt, drawing: 'failed' });
      },
    );
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [wanted, attempt]);
  const shown = done?.of === wanted ? done : undefined;
  return {
    drawing: shown?.drawing ?? null,
    isRetrying: shown !== undefined && shown.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Browsers copy pictures only over HTTPS, and some not at all. */
const canCopyPictures = () => 'ClipboardItem' in window && 'clipboard' in navigator;

const outcomeTexts = {
  none: '',
  copied: 'Copied.',
  failed: 'The picture could not be copied. Download it instead.',
};

function PictureActions({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation();
  const { file, address } = drawing;
  const [outcome, setOutcome] = useState<keyof typeof outcomeTexts>('none');
  const { canShare, share, hasFailed } = useSystemShare({ files: [file] });
  const copy = () =>
    navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Box sx={buttonRow}>
        {canShare && (
          <Button variant="contained" startIcon={<Share />} onClick={() => void share()}>
            {t('Share picture')}
          </Button>
        )}
        <Button
          component="a"
          href={address}
          download={file.name}
          variant={canShare ? 'outlined' : 'contained'}
          startIcon={<Download />}
        >
          {t('Download PNG')}
        </Button>
        {canCopyPictures() && (
          <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
            {t('Copy picture')}
          </Button>
        )}
        <span role="status">{t(outcomeTexts[outcome])}</span>
      </Box>
      {hasFailed && (
        <InlineMessage severity="failure">{t('The picture could not be shared.')}</InlineMessage>
      )}
    </>
  );
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  '& img': { display: 'block', width: '100%', height: '100%' },
};

function Preview({ size, drawing, alt }: { size: PictureSize; drawing?: Drawing; alt: string }) {
  const { width, height } = PICTURE_SIZES[size];
  return (
    <Box sx={{ ...frame, aspectRatio: `${width} / ${height}` }}>
      {drawing ? <img src={drawing.address} alt={alt} /> : <LoadingText />}
    </Box>
  );
}

/** The text itself appears only if the browser refuses to copy it. */
function AlternativeText({ text }: { text: string }) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  return (
    <>
      <Box sx={buttonRow}>
        <Typography component="span" variant="subtitle2">
          {t('Alternative text')}
        </Typography>
        <CopyButton
          outcome={outcome}
          label={t('Copy: {{name}}', { name: t('Alternative text') })}
          onCopy={() => void copy(text)}
        />
      </Box>
      {outcome === 'selected' && <SharedText source={source} text={text} />}
    </>
  );
}

const panelStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 22rem) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2,
};

const besideStyles = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

export function PictureToShare(shared: Shared) {
  const { t } = useTranslation();
  const [size, setSize] = useState<PictureSize>('square');
  const { drawing, isRetrying, retry } = useDrawing(shared, size);
  const alternative = useMemo(() => alternativeOf(shared.picture), [shared.picture]);
  return (
    <Box sx={panelStyles}>
      {drawing === 'failed' ? (
        <Box sx={besideStyles}>
          <InlineMessage severity="failure">{t('The picture could not be drawn.')}</InlineMessage>
          <Box sx={{ justifySelf: 'start' }}>
            <ActionButton isBusy={isRetrying} onClick={retry}>
              {t('Try again')}
            </ActionButton>
          </Box>
        </Box>
      ) : (
        <Preview size={size} drawing={drawing ?? undefined} alt={alternative} />
      )}
      <Box sx={besideStyles}>
        <Choice
          label={t('Shape')}
          value={size}
          options={[
            { value: 'square', label: t('Square') },
            { value: 'wide', label: t('Wide') },
          ]}
          onChoose={setSize}
        />
        {drawing && drawing !== 'failed' && (
          <>
            {drawing.lacksPhoto && (
              <InlineMessage severity="info">
                {t('The cover photo could not be used. The picture is drawn without it.')}
              </InlineMessage>
            )}
            <PictureActions key={drawing.address} drawing={drawing} />
          </>
        )}
        <AlternativeText text={alternative} />
      </Box>
    </Box>
  );
}

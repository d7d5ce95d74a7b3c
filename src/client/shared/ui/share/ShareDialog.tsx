import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { syllableStarts } from '../../text/graphemes';
import { useTranslation } from '../../text/i18n';
import { shortenToSms, smsParts, smsText } from '../../text/sms';
import { Choice } from '../Choice';
import { CopyButton } from '../CopyButton';
import { InlineMessage } from '../InlineMessage';
import { ReadingDialog } from '../ReadingDialog';
import { useCopy } from '../useCopy';
import type { Shared } from './picture';
import { PictureToShare } from './PictureToShare';
import { buttonRow, Part, SharedText } from './SharedText';
import { SmsCount } from './SmsCount';
import { useSystemShare } from './useSystemShare';

function MessengerText({ text }: { text: string }) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const { canShare, share, hasFailed } = useSystemShare({ text });
  return (
    <Part title={t('Text to share')}>
      <SharedText source={source} text={text} />
      <Box sx={buttonRow}>
        {canShare && (
          <Button variant="outlined" startIcon={<ShareOutlined />} onClick={() => void share()}>
            {t('Share text')}
          </Button>
        )}
        <CopyButton
          outcome={outcome}
          label={t('Copy: {{name}}', { name: t('Text to share') })}
          onCopy={() => void copy(text)}
        />
      </Box>
      {hasFailed && (
        <InlineMessage severity="failure">{t('The text could not be shared.')}</InlineMessage>
      )}
    </Part>
  );
}

/** The mark cannot be selected, so that manual copying leaves it out. */
const markStyles = {
  mx: 0.5,
  px: 0.75,
  borderRadius: 1,
  fontSize: '0.75rem',
  userSelect: 'none',
  color: 'tone.neutral.text',
  bgcolor: 'tone.neutral.surface',
};

/**
 * A text with a mark at the end of each message. If a message ends within a syllable, the mark
 * stands before it.
 */
function MarkedMessages({ text }: { text: string }) {
  const { t } = useTranslation();
  const starts = [...syllableStarts(text), text.length];
  const ends = smsParts(text).ends.map((end) => starts.findLast((start) => start <= end) ?? end);
  return ends.map((end, index) => (
    <Fragment key={index}>
      <span>{text.slice(ends[index - 1] ?? 0, end)}</span>
      <Box component="span" lang="" sx={markStyles}>
        {t('End of message {{number}}', { number: index + 1 })}
      </Box>
    </Fragment>
  ));
}

const WHOLE = 'whole';

function SmsText({ text }: { text: string }) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const [length, setLength] = useState<number | typeof WHOLE>(WHOLE);
  const count = smsParts(text).ends.length;
  const shorter = [1, 2, 3].filter((number) => number < count && shortenToSms(text, number) !== '');
  const shown = length === WHOLE ? text : shortenToSms(text, length);
  return (
    <Part title={t('SMS text')}>
      {shorter.length > 0 && (
        <Choice<number | typeof WHOLE>
          label={t('Shorten')}
          value={length}
          options={[
            { value: WHOLE, label: t('Whole text') },
            ...shorter.map((number) => ({
              value: number,
              label: number === 1 ? t('1 message') : t('{{number}} messages', { number }),
            })),
          ]}
          onChoose={setLength}
        />
      )}
      <SharedText source={source} text={shown}>
        <MarkedMessages text={shown} />
      </SharedText>
      <Box role="status">
        <SmsCount text={shown} />
      </Box>
      <Box sx={buttonRow}>
        <CopyButton
          outcome={outcome}
          label={t('Copy: {{name}}', { name: t('SMS text') })}
          onCopy={() => void copy(shown)}
        />
      </Box>
    </Part>
  );
}

interface ShareDialogProps {
  title: string;
  onClose: () => void;
  before?: ReactNode;
  /**
   * Null until the question is answered. It must be stable, because each new object is drawn again.
   */
  shared: Shared | null;
}

/** A picture and a text to pass on through the system, the clipboard or a file. */
export function ShareDialog({ title, onClose, before, shared }: ShareDialogProps) {
  return (
    <ReadingDialog
      title={title}
      onClose={onClose}
      maxWidth="md"
      content={{ sx: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } }}
    >
      {before}
      {shared && (
        <>
          <PictureToShare {...shared} />
          <MessengerText text={shared.text} />
          <SmsText text={smsText(shared.text)} />
        </>
      )}
    </ReadingDialog>
  );
}

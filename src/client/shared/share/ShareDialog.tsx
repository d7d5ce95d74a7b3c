import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Fragment, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { syllableStarts } from '../text/graphemes';
import { useTranslation } from '../text/i18n';
import { leftOutOf, shortenToSms, smsParts, smsText } from '../text/sms';
import { Choice } from '../ui/Choice';
import { CopyButton } from '../ui/CopyButton';
import { Share } from '../ui/icons';
import { InlineMessage } from '../ui/InlineMessage';
import { ReadingDialog } from '../ui/ReadingDialog';
import { useCopy } from '../ui/useCopy';
import type { Shared } from './picture';
import { PictureToShare } from './PictureToShare';
import { buttonRow, SharedText } from './SharedText';
import { SmsCount } from './SmsCount';
import { useSystemShare } from './useSystemShare';

const panelStyles = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

const contentStyles = { ...panelStyles, alignContent: 'start' };
/** The same height for all tabs, unless one needs more. */
const fullStyles = { minHeight: 'min(30rem, 60dvh)' };

function MessengerText({ text }: { text: string }) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const { canShare, share, hasFailed } = useSystemShare({ text });
  return (
    <Box sx={panelStyles}>
      <SharedText source={source} text={text} />
      <Box sx={buttonRow}>
        {canShare && (
          <Button variant="outlined" startIcon={<Share />} onClick={() => void share()}>
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
    </Box>
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

/** What is sent: the whole text, its Burmese part, or the beginning of that in so many messages. */
type Extent = 'whole' | 'burmese' | number;

const countOf = (text: string) => smsParts(text).ends.length;

function SmsText({ sms, burmeseSms }: Pick<Shared, 'sms' | 'burmeseSms'>) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const [extent, setExtent] = useState<Extent>('whole');
  const whole = smsText(sms);
  const burmese = burmeseSms === undefined ? undefined : smsText(burmeseSms);
  // Half of the other language would be of no use.
  const cut = burmese ?? whole;
  const shorter = [3, 2, 1].filter((number) => number < countOf(cut) && shortenToSms(cut, number));
  const labels: { value: Extent; label: string }[] = [
    { value: 'whole', label: t('Whole text') },
    ...(burmese === undefined ? [] : [{ value: 'burmese' as const, label: t('Burmese only') }]),
    ...shorter.map((number) => ({
      value: number,
      label: number === 1 ? t('1 message') : t('{{number}} messages', { number }),
    })),
  ];
  const shown = { whole, burmese: cut }[extent] ?? shortenToSms(cut, Number(extent));
  const leftOut = typeof extent === 'number' ? leftOutOf(cut, shown) : '';
  return (
    <Box sx={panelStyles}>
      {labels.length > 1 && (
        <Choice<Extent> label={t('Shorten')} value={extent} options={labels} onChoose={setExtent} />
      )}
      <SharedText source={source} text={shown}>
        <MarkedMessages text={shown} />
      </SharedText>
      {leftOut && <InlineMessage severity="info">{`${t('Left out:')} ${leftOut}`}</InlineMessage>}
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
    </Box>
  );
}

const TABS = ['Picture', 'Messenger', 'SMS'] as const;

/** All panels stay mounted, so that nothing is drawn or chosen again. */
function SharePanels({ shared }: { shared: Shared }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState<(typeof TABS)[number]>('Picture');
  const panels = {
    Picture: <PictureToShare {...shared} />,
    Messenger: <MessengerText text={shared.text} />,
    SMS: <SmsText {...shared} />,
  };
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, tab: (typeof TABS)[number]) => setOpen(tab)}
        variant="fullWidth"
        aria-label={t('Share as')}
      >
        {TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={t(tab)}
            sx={{ minWidth: 0, px: 1, lineHeight: 1.8, whiteSpace: 'nowrap' }}
            id={`${id}-${tab}`}
            aria-controls={`${id}-${tab}-panel`}
          />
        ))}
      </Tabs>
      {TABS.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== open}
        >
          {panels[tab]}
        </Box>
      ))}
    </>
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
      content={{ sx: shared ? [contentStyles, fullStyles] : contentStyles }}
    >
      {before}
      {shared && <SharePanels shared={shared} />}
    </ReadingDialog>
  );
}

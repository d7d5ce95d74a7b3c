import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as zawgyi from '../../../contract/zawgyi';
import { useTranslation } from '../text/i18n';
import { truncate } from '../text/truncate';
import type { WrittenText } from '../text/writtenText';

/** The number of characters of a paragraph that the preview shows. */
const SHOWN = 100;
/** The number of UTF-16 units that the preview converts: enough for `SHOWN` characters. */
const CONVERTED = 1000;

type View =
  | { status: 'none' }
  | { status: 'offered'; before: string; after: string; others: number }
  | { status: 'converted'; before: string; after: string };

const NONE: View = { status: 'none' };

function offerOf(paragraphs: string[]): View {
  const [first = '', ...others] = paragraphs;
  const [span] = zawgyi.zawgyiSpans(first);
  if (!span) return NONE;
  const before = first.slice(span.start, span.end);
  const after = zawgyi.toUnicode(before.slice(0, CONVERTED));
  return { status: 'offered', before, after, others: others.length };
}

/**
 * The offer for this text. An offer that the user declines does not come back until the text
 * changes.
 */
function useOffer(text: WrittenText, checks: number) {
  const [view, setView] = useState(NONE);
  const [judged, setJudged] = useState(0);
  const [declined, setDeclined] = useState('');
  const judge = () => {
    const now = text.read();
    if (view.status === 'converted' && view.after === now) return;
    const paragraphs = zawgyi.zawgyiParagraphs(now);
    setView(paragraphs.join('\n') === declined ? NONE : offerOf(paragraphs));
  };
  if (judged !== checks) {
    setJudged(checks);
    judge();
  }
  const decline = () => {
    flushSync(() => {
      setDeclined(zawgyi.zawgyiParagraphs(text.read()).join('\n'));
      setView(NONE);
    });
    text.focus();
  };
  const convert = () => {
    const before = text.read();
    text.convert(zawgyi);
    setView({ status: 'converted', before, after: text.read() });
  };
  const undo = (before: string) => {
    text.restore(before);
    decline();
  };
  const dismiss = () => setView(NONE);
  return { view, decline, convert, undo, dismiss };
}

function useChange(text: WrittenText, known: string | null, onChange: () => void): void {
  useEffect(() => {
    if (known === null) return;
    const compare = () => {
      if (text.read() !== known) onChange();
    };
    // draft-js cancels the `input` events of text that it inserts itself, so keyup is needed too.
    const events = ['input', 'keyup'];
    events.forEach((type) => document.addEventListener(type, compare));
    return () => events.forEach((type) => document.removeEventListener(type, compare));
  });
}

const boxStyles = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1.25,
  borderRadius: 1,
  color: 'tone.neutral.text',
  bgcolor: 'tone.neutral.surface',
  lineHeight: 1.8,
};

const linesStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** `Qaag` is the script code of Zawgyi. */
function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  return (
    <Box component="dl" sx={linesStyles}>
      <dt>{t('Before')}</dt>
      <dd lang="my-Qaag">{truncate(before.trim(), SHOWN)}</dd>
      <dt>{t('After')}</dt>
      <dd lang="my">{truncate(after.trim(), SHOWN)}</dd>
    </Box>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>;
}

/** Ignores the second press of a double click, which was meant for the previous button. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

interface ZawgyiOfferProps {
  text: WrittenText;
  checks: number;
}

/** Offers to convert a text, and to undo the conversion. Nothing changes without a press. */
export function ZawgyiOffer({ text, checks }: ZawgyiOfferProps) {
  const { t } = useTranslation();
  const { view, decline, convert, undo, dismiss } = useOffer(text, checks);
  useChange(text, view.status === 'converted' ? view.after : null, dismiss);
  if (view.status === 'none') return null;
  const isOffered = view.status === 'offered';
  const others = isOffered ? view.others : 0;
  return (
    <Box sx={boxStyles}>
      <div role="status">
        {isOffered ? t('This looks like Zawgyi. Convert to Unicode?') : t('Converted to Unicode.')}
      </div>
      {isOffered && <BeforeAndAfter before={view.before} after={view.after} />}
      {others > 0 && <div>{t('Paragraphs besides this one: {{count}}', { count: others })}</div>}
      <Buttons>
        {/* One button serves both actions, so that it keeps the focus. */}
        <Button variant="outlined" onClick={once(isOffered ? convert : () => undo(view.before))}>
          <span>{isOffered ? t('Convert') : t('Undo conversion')}</span>
        </Button>
        {isOffered && (
          <Button variant="text" onClick={decline}>
            {t('Keep as it is')}
          </Button>
        )}
      </Buttons>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../session/sessionSlice';
import { formatMoment } from '../../text/dates';
import { toTextLines } from '../../text/html';
import { useTranslation } from '../../text/i18n';
import { langOf } from '../../text/langOf';
import { CopyButton } from '../../ui/CopyButton';
import { ReadingDialog } from '../../ui/ReadingDialog';
import { useCopy } from '../../ui/useCopy';
import { listDrafts } from './draftStore';
import type { ListedDraft } from './draftStore';

interface KeptText {
  label: string;
  text: string;
}

/** Returns the texts of a draft that the user wrote. Choices and photographs have none. */
function textsOf({ values, written = {} }: ListedDraft): KeptText[] {
  return Object.entries(written).flatMap(([path, { label, isHtml }]) => {
    const value = values[path];
    const text = typeof value === 'string' ? (isHtml ? toTextLines(value) : value) : '';
    return text.trim() === '' ? [] : [{ label, text }];
  });
}

const styles = {
  m: 0,
  mt: 2,
  '& dt': { color: 'text.secondary', lineHeight: 1.8 },
  '& dd': { m: 0, mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.8 },
} as const;

interface DraftTextsProps {
  draft: ListedDraft;
  onClose: () => void;
}

function DraftTexts({ draft, onClose }: DraftTextsProps) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const texts = textsOf(draft).map(({ label, text }) => ({ label: t(label), text }));
  const copied = texts.map(({ label, text }) => (texts.length > 1 ? `${label}\n${text}` : text));
  return (
    <ReadingDialog title={t('What you wrote')} onClose={onClose} content={{ tabIndex: 0 }}>
      <CopyButton
        outcome={outcome}
        label={t('Copy what you wrote')}
        onCopy={() => void copy(copied.join('\n\n'))}
      />
      <Box component="dl" ref={source} sx={styles}>
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={langOf(text)}>{text}</dd>
          </div>
        ))}
      </Box>
    </ReadingDialog>
  );
}

/** A button that shows the texts of a draft, so that they can be copied without its form. */
export function ReadDraft({ draft, describedBy }: { draft: ListedDraft; describedBy: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (textsOf(draft).length === 0) return null;
  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        {t('Read')}
      </Button>
      {isOpen && <DraftTexts draft={draft} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Lists the drafts of a form that cannot be opened or saved, because its record is gone. */
export function KeptTexts({ name }: { name: string }) {
  const { t } = useTranslation();
  const owner = useSelector(selectUser)?.id;
  const [drafts, setDrafts] = useState<ListedDraft[]>([]);
  useEffect(() => {
    if (owner === undefined) return;
    const list = async () =>
      setDrafts((await listDrafts(String(owner))).filter((draft) => draft.name === name));
    // Without storage there are no drafts.
    list().catch(() => undefined);
  }, [owner, name]);
  return drafts.map((draft) => (
    <Box
      key={draft.key}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}
    >
      <Typography id={draft.key}>
        {t('What you wrote here on {{when}} was not sent.', { when: formatMoment(draft.savedAt) })}
      </Typography>
      <ReadDraft draft={draft} describedBy={draft.key} />
    </Box>
  ));
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { listDrafts, removeDrafts } from '../../shared/form/drafts/draftStore';
import type { ListedDraft } from '../../shared/form/drafts/draftStore';
import { draftLink } from '../../shared/form/drafts/useDraftLink';
import { fileSizeInKb } from '../../shared/form/files/FileTile';
import { useTranslation } from '../../shared/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { formatMoment } from '../../shared/text/dates';
import { focusMain } from '../../shared/ui/focusMain';
import { draftTitle } from './draftTitles';

const SIDES = { xs: 2, sm: 3 };

const headerStyles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: SIDES,
  pt: SIDES,
  pb: 2,
};

const rowStyles: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mx: SIDES,
  py: 1,
  minHeight: 56,
  borderTop: 1,
  borderColor: 'divider',
};

interface DraftRowProps {
  draft: ListedDraft;
  onDiscard: () => void;
}

function DraftRow({ draft, onDiscard }: DraftRowProps) {
  const { t } = useTranslation();
  const linkId = useId();
  const { name, page, savedAt, bytes } = draft;
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          id={linkId}
          component={Link}
          to={page}
          state={draftLink(name)}
          sx={{ color: 'primary.main' }}
        >
          {draftTitle(name, t)}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {/* The smallest size to be shown, since none is nothing. */}
          {[formatMoment(savedAt), fileSizeInKb(Math.max(bytes, 1000))].join(' · ')}
        </Typography>
      </Box>
      <Button variant="outlined" aria-describedby={linkId} onClick={onDiscard}>
        {t('Discard')}
      </Button>
    </Box>
  );
}

/** The drafts as they are in the store; none where there is no store. */
function useDrafts(owner: string) {
  const [drafts, setDrafts] = useState<ListedDraft[]>([]);
  useEffect(() => {
    listDrafts(owner).then(setDrafts, () => undefined);
  }, [owner]);
  const discard = async (names: string[]) => {
    await removeDrafts(owner, names);
    setDrafts(await listDrafts(owner));
  };
  return { drafts, discard };
}

/** One's own drafts on this device; nothing where there are none. */
export function OwnDrafts({ owner }: { owner: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { confirm } = useNotices();
  const { drafts, discard } = useDrafts(owner);
  if (drafts.length === 0) return null;
  const discardThese = async (names: string[]) => {
    await discard(names);
    // The pressed button is gone.
    if (names.length < drafts.length) title.current?.focus();
    else focusMain();
  };
  const discardAll = async () => {
    const isSure = await confirm(t('Discard all drafts on this device?'), t('Discard all'));
    if (isSure) await discardThese(drafts.map(({ name }) => name));
  };
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={headerStyles}>
        <Typography ref={title} id={titleId} variant="h3" component="h2" tabIndex={-1}>
          {t('Drafts on this device')}
        </Typography>
        <Button variant="outlined" onClick={() => void discardAll()}>
          {t('Discard all')}
        </Button>
      </Box>
      <Box
        component="ul"
        role="list"
        aria-labelledby={titleId}
        sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}
      >
        {drafts.map((draft) => (
          <DraftRow
            key={draft.name}
            draft={draft}
            onDiscard={() => void discardThese([draft.name])}
          />
        ))}
      </Box>
    </Card>
  );
}

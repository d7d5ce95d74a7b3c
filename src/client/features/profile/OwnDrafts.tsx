import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Noun } from '../../../contract/nouns';
import { listDrafts, removeDrafts } from '../../shared/form/drafts/draftStore';
import type { ListedDraft } from '../../shared/form/drafts/draftStore';
import { ReadDraft } from '../../shared/form/drafts/FormDrafts';
import { draftLink } from '../../shared/form/drafts/useDraftLink';
import { fileSizeInKb } from '../../shared/form/files/FileTiles';
import { useTranslation } from '../../shared/text/i18n';
import type { Translate } from '../../shared/text/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { formatMoment } from '../../shared/text/dates';
import { focusMain } from '../../shared/ui/focusMain';
import { ListCard, ListCardRow } from '../../shared/ui/ListCard';

/** A noun without drafts has none. New categories have a second form, below a parent. */
const FORMS: Readonly<Record<Noun | 'child-category', { create: string; edit: string } | null>> = {
  slider: { create: 'Create Slider', edit: 'Edit Slider' },
  announcement: { create: 'Create Announcement', edit: 'Edit Announcement' },
  'announcement-template': null,
  role: { create: 'Create Role', edit: 'Edit Role' },
  category: { create: 'Create Parent Category', edit: 'Edit Category' },
  'child-category': { create: 'Create Child Category', edit: 'Edit Category' },
  tag: null,
  post: { create: 'Create Post', edit: 'Edit Post' },
  user: { create: 'Create User', edit: 'Edit User' },
};

const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name);

/** Returns the title for a draft's name, such as `Edit Post 12` for `post:12`. */
function draftTitle(name: string, t: Translate): string {
  const [form = '', id = ''] = name.split(':');
  const titles = isForm(form) && FORMS[form];
  if (!titles) return name;
  return id === 'new' ? t(titles.create) : `${t(titles.edit)} ${id}`;
}

interface DraftRowProps {
  draft: ListedDraft;
  onDiscard: () => void;
}

function DraftRow({ draft, onDiscard }: DraftRowProps) {
  const { t } = useTranslation();
  const linkId = useId();
  const { name, page, savedAt, bytes } = draft;
  return (
    <ListCardRow
      // Shows at least 1 KB, because 0 would look like an empty draft.
      facts={[formatMoment(savedAt), fileSizeInKb(Math.max(bytes, 1000))]}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <ReadDraft draft={draft} describedBy={linkId} />
          <Button variant="outlined" aria-describedby={linkId} onClick={onDiscard}>
            {t('Discard')}
          </Button>
        </Box>
      }
    >
      <Box
        id={linkId}
        component={Link}
        to={page}
        state={draftLink(name)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
      >
        {draftTitle(name, t)}
      </Box>
    </ListCardRow>
  );
}

function useDrafts(owner: string) {
  const [drafts, setDrafts] = useState<ListedDraft[]>([]);
  useEffect(() => {
    listDrafts(owner).then(setDrafts, () => undefined);
  }, [owner]);
  const discard = async (keys: string[]) => {
    await removeDrafts(owner, keys);
    setDrafts(await listDrafts(owner));
  };
  return { drafts, discard };
}

export function OwnDrafts({ owner }: { owner: string }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { confirm } = useNotices();
  const { drafts, discard } = useDrafts(owner);
  if (drafts.length === 0) return null;
  const discardThese = async (keys: string[]) => {
    await discard(keys);
    // The pressed button is gone.
    if (keys.length < drafts.length) title.current?.focus();
    else focusMain();
  };
  const discardAll = async () => {
    const isSure = await confirm(t('Discard all drafts on this device?'), t('Discard all'));
    if (isSure) await discardThese(drafts.map(({ key }) => key));
  };
  return (
    <ListCard
      title={t('Drafts on this device')}
      titleRef={title}
      actions={
        <Button variant="outlined" onClick={() => void discardAll()}>
          {t('Discard all')}
        </Button>
      }
    >
      {drafts.map((draft) => (
        <DraftRow key={draft.key} draft={draft} onDiscard={() => void discardThese([draft.key])} />
      ))}
    </ListCard>
  );
}

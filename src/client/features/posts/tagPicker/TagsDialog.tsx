import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isSameId } from '../../../../contract/ids';
import type { Id } from '../../../../contract/ids';
import { tagMergeSchema, tagSchema } from '../../../../contract/tag';
import type { Tag, TagForm, TagMergeForm, TagUse } from '../../../../contract/tag';
import { isApiError, messageOf } from '../../../shared/api/apiError';
import { useShownLoad } from '../../../shared/api/useShownLoad';
import { useAppDispatch } from '../../../shared/api/useAppDispatch';
import { Form, useField } from '../../../shared/form/Form';
import { FormActions } from '../../../shared/form/FormActions';
import { TextInput } from '../../../shared/form/TextInput';
import { useRowDeletion } from '../../../shared/records/useRowDeletion';
import type { UndoOffer } from '../../../shared/notices/offerUndo';
import { useNotices } from '../../../shared/notices/useNotices';
import { useCan } from '../../../shared/session/useCan';
import { useTranslation } from '../../../shared/text/i18n';
import { DialogButtons } from '../../../shared/ui/DialogButtons';
import { ActionButton } from '../../../shared/ui/ActionButton';
import { ContentState } from '../../../shared/ui/ContentState';
import { FieldFrame, fieldState } from '../../../shared/ui/FieldFrame';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { StateTextControl } from '../../../shared/ui/StateTextControl';
import { ComboboxInput } from '../ComboboxInput';
import { listboxSlots } from '../listboxStyles';
import {
  postsApi,
  useDeleteTagMutation,
  useGetTagUsesQuery,
  useMergeTagMutation,
  useRenameTagMutation,
} from '../postsApi';
import { TAG_FIELDS } from './tagFields';
import { matchTags, optionName, sortTags } from './tagOptions';

/** Users find the other tags with the search. */
const MAX_ROWS = 50;

function NameInput() {
  const { setFocus } = useFormContext<TagForm>();
  useEffect(() => setFocus('name'), [setFocus]);
  return <TextInput name="name" autoComplete="off" required />;
}

interface RowFormProps {
  tag: TagUse;
  onEnd: () => void;
}

function RenameForm({ tag, onEnd }: RowFormProps) {
  const { t } = useTranslation();
  const [rename] = useRenameTagMutation();
  return (
    <Form<TagForm>
      schema={tagSchema}
      defaultValues={{ name: tag.name }}
      edited={null}
      fields={TAG_FIELDS}
      submit={(save) => rename({ ...save, id: tag.id })}
      failureText="Failed to rename the tag."
      successText={t('Tag renamed.')}
      nameOf={({ name }) => name}
      onSaved={onEnd}
      actions={<FormActions layout="card" submitLabel={t('Update')} onCancel={onEnd} />}
    >
      <NameInput />
    </Form>
  );
}

const targetStyles = {
  '& .MuiOutlinedInput-root': { p: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 1.5, py: 0.75 },
};

/** The tag that replaces the merged one. */
function TargetInput({ others }: { others: Tag[] }) {
  const { t } = useTranslation();
  const field = useField('into');
  const { field: bound } = useController<Partial<TagMergeForm>>({ name: 'into' });
  const { setFocus } = useFormContext<TagMergeForm>();
  useEffect(() => setFocus('into'), [setFocus]);
  const { value } = bound;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FieldFrame label={field.label} field={field} required>
      <Autocomplete
        id={field.id}
        options={others}
        filterOptions={(all, { inputValue }) => matchTags(all, inputValue)}
        getOptionKey={({ id }) => id}
        getOptionLabel={optionName}
        value={(value !== undefined && others.find(({ id }) => isSameId(id, value))) || null}
        onChange={(_, chosen) => bound.onChange(chosen?.id)}
        autoHighlight
        forcePopupIcon={false}
        noOptionsText={t('No tags found.')}
        slotProps={listboxSlots}
        sx={targetStyles}
        inputValue={text}
        onInputChange={(_, next) => setText(next)}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        renderInput={({ slotProps }) => (
          <ComboboxInput
            slotProps={slotProps}
            text={text}
            onTake={(taken, isFocused) => {
              setText(taken);
              setIsOpen(isFocused);
            }}
            inputRef={bound.ref}
            error={field.message !== undefined}
            aria={{ 'aria-describedby': field.describedBy }}
          />
        )}
      />
    </FieldFrame>
  );
}

/** After any of these the tag cannot be restored: it exists again, or the store has changed. */
const FINAL_STATUSES = [403, 404, 409];

/** Undoes the merge of a tag. Each attempt uses the same key, so that it restores only once. */
function useUndoMerge() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return ({ id, name }: Tag, onUndone: () => void): UndoOffer => {
    const call = { id, key: nanoid() };
    return {
      call: () => dispatch(postsApi.endpoints.restoreTag.initiate(call, { track: false })),
      undone: t('The tags are separate again.'),
      undoneAbout: name,
      onUndone,
      failureOf: (error) => messageOf(error) ?? t('Failed to restore the tag.'),
      isFinal: (error) =>
        isApiError(error) && FINAL_STATUSES.some((status) => status === error.status),
    };
  };
}

interface MergeFormProps extends RowFormProps {
  others: TagUse[];
  /** Returns a function for the case that the tag exists again. */
  onMerged: (into: Id) => () => void;
}

function MergeForm({ tag, others, onEnd, onMerged }: MergeFormProps) {
  const { t } = useTranslation();
  const [merge] = useMergeTagMutation();
  const undo = useUndoMerge();
  const separate = useRef<() => void>(undefined);
  const { confirm } = useNotices();
  const targetOf = ({ into }: TagMergeForm) =>
    others.find(({ id }) => isSameId(id, into))?.name ?? String(into);
  return (
    <Form<TagMergeForm>
      schema={tagMergeSchema}
      defaultValues={{ into: undefined }}
      edited={null}
      fields={TAG_FIELDS}
      review={(values) =>
        confirm(
          t(
            'Are you sure you want to merge these tags? All posts with the first one get the second.',
          ),
          t('Merge'),
          `${tag.name} → ${targetOf(values)}`,
        )
      }
      submit={(save) => merge({ ...save, id: tag.id })}
      failureText="Failed to merge the tag."
      successText={t('Tags merged.')}
      nameOf={targetOf}
      onSaved={({ into }) => {
        separate.current = onMerged(into);
      }}
      undoOf={() => undo(tag, () => separate.current?.())}
      actions={<FormActions layout="card" submitLabel={t('Merge')} onCancel={onEnd} />}
    >
      <TargetInput others={others} />
    </Form>
  );
}

const styles = {
  list: { m: 0, p: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    outlineOffset: -2,
  },
  text: { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.8 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 1 },
  form: { flex: '1 1 100%', minWidth: 0, pb: 1 },
} as const;

interface TagRowProps {
  tag: TagUse;
  others: TagUse[];
  deletion: { onClick: () => void; busy: boolean };
  onMerged: MergeFormProps['onMerged'];
}

function TagRow({ tag, others, deletion, onMerged }: TagRowProps) {
  const { t } = useTranslation();
  const mayMerge = useCan('post-delete');
  const [open, setOpen] = useState<'rename' | 'merge' | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const end = () => {
    setOpen(null);
    row.current?.focus();
  };
  return (
    <Box component="li" ref={row} tabIndex={-1} sx={styles.row}>
      <Box sx={styles.text}>
        <bdi>{tag.name}</bdi>
        <Typography variant="body2" color="textSecondary">
          {t('Posts: {{count}}', { count: tag.posts })}
        </Typography>
      </Box>
      <Box sx={styles.actions}>
        {(mayMerge ? (['rename', 'merge'] as const) : (['rename'] as const)).map((form) => (
          <Button
            key={form}
            variant="outlined"
            aria-expanded={open === form}
            onClick={() => setOpen(open === form ? null : form)}
          >
            {form === 'rename' ? t('Rename') : t('Merge')}
          </Button>
        ))}
        {tag.posts === 0 && (
          <ActionButton isBusy={deletion.busy} onClick={deletion.onClick}>
            {t('Delete')}
          </ActionButton>
        )}
      </Box>
      {open && (
        <Box role="group" aria-label={tag.name} sx={styles.form}>
          {open === 'rename' && <RenameForm tag={tag} onEnd={end} />}
          {open === 'merge' && (
            <MergeForm tag={tag} others={others} onEnd={end} onMerged={onMerged} />
          )}
        </Box>
      )}
    </Box>
  );
}

interface TagsDialogProps {
  open: boolean;
  onClose: () => void;
  /**
   * Receives a tag that no longer exists, and the one that replaced it. Returns a function for the
   * case that the tag exists again.
   */
  onReplaced: (gone: Id, into?: Id) => () => void;
}

function TagRows({ tags, search, onReplaced }: TagRowsProps) {
  const { t } = useTranslation();
  const [remove, state] = useDeleteTagMutation();
  const removeAndFollow = async (id: Id) => {
    const result = await remove(id);
    if (!result.error) onReplaced(id);
    return result;
  };
  const deletionOf = useRowDeletion([removeAndFollow, state], 'tag', {
    question: t('Are you sure you want to delete this tag?'),
    success: t('Tag deleted.'),
    failure: t('Failed to delete the tag.'),
  });
  const found = matchTags(tags, search);
  if (found.length === 0) return <Typography>{t('No tags found.')}</Typography>;
  return (
    <>
      {/* Safari drops the list role of a list without markers, so it is explicit. */}
      <Box component="ul" role="list" aria-label={t('Tags')} sx={styles.list}>
        {found.slice(0, MAX_ROWS).map((tag) => (
          <TagRow
            key={tag.id}
            tag={tag}
            others={tags.filter(({ id }) => id !== tag.id)}
            deletion={deletionOf({ id: tag.id, about: tag.name })}
            onMerged={(into) => onReplaced(tag.id, into)}
          />
        ))}
      </Box>
      {found.length > MAX_ROWS && (
        <Typography variant="body2" color="textSecondary">
          {t('Search to see the others, {{count}} in all.', { count: found.length })}
        </Typography>
      )}
    </>
  );
}

interface TagRowsProps extends Pick<TagsDialogProps, 'onReplaced'> {
  tags: TagUse[];
  search: string;
}

function TagList({ onReplaced }: Pick<TagsDialogProps, 'onReplaced'>) {
  const { t } = useTranslation();
  const load = useShownLoad(useGetTagUsesQuery());
  const [search, setSearch] = useState('');
  return (
    <>
      <StateTextControl
        label={t('Search tags')}
        field={fieldState(useId(), {})}
        type="search"
        value={search}
        onType={setSearch}
      />
      <ContentState status={load.status} load={load} message={t('Failed to load the tags.')}>
        <TagRows tags={sortTags(load.currentData ?? [])} search={search} onReplaced={onReplaced} />
      </ContentState>
    </>
  );
}

/**
 * All tags with the number of posts of each. The user can rename, merge or delete them
 * (`docs/specification/posts.md#tags`).
 */
export function TagsDialog({ open, onClose, onReplaced }: TagsDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog open={open} onClose={onClose} fullWidth maxWidth="sm">
      {(close) => (
        <>
          <DialogTitle>{t('Manage tags')}</DialogTitle>
          {/* React events bubble through portals, and this one would submit the post. */}
          <DialogContent
            onSubmit={(event) => event.stopPropagation()}
            sx={{ display: 'grid', alignContent: 'start', gap: 2, minHeight: 320 }}
          >
            <TagList onReplaced={onReplaced} />
          </DialogContent>
          <DialogButtons>
            <Button variant="outlined" onClick={close}>
              {t('Close')}
            </Button>
          </DialogButtons>
        </>
      )}
    </FormDialog>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../contract/tag';

const list = { display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, listStyle: 'none' };

const chip = {
  px: 1.25,
  borderRadius: 1,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  color: 'tone.neutral.text',
  bgcolor: 'tone.neutral.surface',
};

/** All tags of a post. */
export function TagList({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return t('No tags');
  return (
    <Box component="ul" sx={list}>
      {tags.map(({ id, name }) => (
        <Box component="li" key={id} sx={chip}>
          {name}
        </Box>
      ))}
    </Box>
  );
}

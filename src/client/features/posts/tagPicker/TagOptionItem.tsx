import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { isTag } from './tagOptions';
import type { TagOption } from './tagOptions';
import { newTagStyles } from './tagStyles';

interface TagOptionItemProps {
  option: TagOption;
  item: HTMLAttributes<HTMLLIElement>;
}

/** A tag to choose, or what was typed with the hint that it will be a new one. */
export function TagOptionItem({ option, item }: TagOptionItemProps) {
  const { t } = useTranslation();
  if (isTag(option)) return <li {...item}>{option.name}</li>;
  return (
    <Box component="li" {...item} sx={newTagStyles}>
      <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
        {option.newName}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Add this as new tag')}
      </Box>
    </Box>
  );
}

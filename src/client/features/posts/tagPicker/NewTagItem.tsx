import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { newTagStyles } from './tagStyles';

interface NewTagItemProps {
  name: string;
  item: HTMLAttributes<HTMLLIElement>;
}

/** What was typed, with the hint that it will be a new tag. */
export function NewTagItem({ name, item }: NewTagItemProps) {
  const { t } = useTranslation();
  return (
    <Box component="li" {...item} sx={newTagStyles}>
      <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
        {name}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Add this as new tag')}
      </Box>
    </Box>
  );
}

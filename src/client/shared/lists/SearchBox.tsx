import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX_LENGTH } from '../../../contract/limits';
import { TextControl, fieldState } from '../form/FieldFrame';
import { buttonsStyles, formStyles, restStyles, textStyles } from './searchBoxStyles';
import { SearchDates } from './SearchDates';
import { useSearchBox } from './useSearchBox';
import type { SearchBoxProps } from './useSearchBox';
import { useSlashKey } from './useSlashKey';

/**
 * The one search box of all lists (section 2). What section 5 refuses is told as an alert. `/`
 * leads to it from anywhere on the page.
 */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useTranslation();
  const { draft, type, submit, clear, prepare } = useSearchBox(props);
  const searchField = useRef<HTMLInputElement>(null);
  const field = fieldState(useId(), {});
  useSlashKey(searchField);
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
      sx={formStyles}
    >
      <Box sx={textStyles}>
        <TextControl
          label={t('Search')}
          field={field}
          inputRef={searchField}
          value={draft.query}
          autoComplete="off"
          onChange={({ target }) => type({ query: target.value })}
          slotProps={{
            input: {
              maxLength: SEARCH_MAX_LENGTH,
              'aria-keyshortcuts': '/',
              enterKeyHint: 'search',
            },
          }}
        />
      </Box>
      <Box sx={restStyles}>
        <SearchDates draft={draft} onType={type} />
        <Box sx={buttonsStyles}>
          <Button type="submit" variant="contained">
            {t('Filter')}
          </Button>
          <Button variant="outlined" onClick={clear}>
            {t('Clear')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { AnnouncementTemplate } from '../../../../contract/announcementTemplate';
import { useShownLoad } from '../../../shared/api/useShownLoad';
import { FieldFrame, fieldState } from '../../../shared/ui/FieldFrame';
import { StateTextControl } from '../../../shared/ui/StateTextControl';
import { bringIntoView } from '../../../shared/ui/bringIntoView';
import { useTranslation } from '../../../shared/text/i18n';
import { langOf } from '../../../shared/text/langOf';
import { ContentState } from '../../../shared/ui/ContentState';
import { OneLine } from '../../../shared/ui/OneLine';
import type { Proposal } from '../announcementDialogSlice';
import { firstLineOf } from '../inForce';
import { TypeBadge } from '../TypeBadge';
import { groupTemplates, readableText, TEMPLATE_LANGUAGES, textIn } from './templates';
import type { TemplateLanguage } from './templates';
import { useGetTemplatesQuery } from './templatesApi';

const LANGUAGE_NAMES = { both: 'Burmese and English', my: 'Burmese', en: 'English' };

const styles = {
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.5,
    p: { xs: 1.5, sm: 2 },
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  fields: { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 },
  // Limited in height, so that the type of the announcement stays visible above.
  groups: { '& > * + *': { mt: 1.5 }, maxHeight: 'min(320px, 30vh)', overflowY: 'auto' },
  list: { m: 0, p: 0, listStyle: 'none' },
  template: {
    display: 'block',
    width: '100%',
    minHeight: 44,
    px: 1,
    py: 0.75,
    borderRadius: 1,
    textAlign: 'start',
    lineHeight: 1.8,
    '&:hover': { bgcolor: 'action.hover' },
  },
  line: { color: 'text.secondary' },
} as const;

interface LanguageSelectProps {
  language: TemplateLanguage;
  onChange: (language: TemplateLanguage) => void;
}

function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  const { t } = useTranslation();
  const field = fieldState(useId(), {});
  const choose = (value: string) =>
    onChange(TEMPLATE_LANGUAGES.find((known) => known === value) ?? 'both');
  return (
    <FieldFrame label={t('Language of the text')} field={field}>
      <NativeSelect
        id={field.id}
        variant="outlined"
        input={<OutlinedInput fullWidth />}
        value={language}
        onChange={({ target }) => choose(target.value)}
      >
        {TEMPLATE_LANGUAGES.map((value) => (
          <option key={value} value={value}>
            {t(LANGUAGE_NAMES[value])}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

interface TemplateButtonProps {
  template: AnnouncementTemplate;
  text: string;
  onChoose: () => void;
}

function TemplateButton({
  template: { hazard, stage, type },
  text,
  onChoose,
}: TemplateButtonProps) {
  const { t } = useTranslation();
  const line = firstLineOf(readableText(text));
  return (
    <ButtonBase sx={styles.template} onClick={onChoose}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <span>{t(stage || hazard)}</span>
        <TypeBadge type={type} />
      </Box>
      <Box sx={styles.line} lang={langOf(line)}>
        <OneLine>{line}</OneLine>
      </Box>
    </ButtonBase>
  );
}

interface TemplateGroupsProps {
  templates: AnnouncementTemplate[];
  search: string;
  language: TemplateLanguage;
  onChoose: (proposal: Proposal) => void;
}

function TemplateGroups({ templates, search, language, onChoose }: TemplateGroupsProps) {
  const { t } = useTranslation();
  const groups = groupTemplates(templates, search, t);
  if (groups.length === 0) return <Typography>{t('No templates found.')}</Typography>;
  return (
    <Box ref={bringIntoView} sx={styles.groups}>
      {groups.map(({ hazard, templates: ofHazard }) => (
        <div key={hazard}>
          <Typography
            variant="h3"
            sx={{ px: 1, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {t(hazard)}
          </Typography>
          <Box component="ul" role="list" aria-label={t(hazard)} sx={styles.list}>
            {ofHazard.map((template) => {
              const text = textIn(template, language);
              return (
                <li key={template.id}>
                  <TemplateButton
                    template={template}
                    text={text}
                    onChoose={() => onChoose({ text, type: template.type })}
                  />
                </li>
              );
            })}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** In the search field Enter must not submit the surrounding form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

export function TemplatePicker({ onChoose }: Pick<TemplateGroupsProps, 'onChoose'>) {
  const { t } = useTranslation();
  const load = useShownLoad(useGetTemplatesQuery());
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState<TemplateLanguage>('both');
  return (
    <Box role="group" aria-label={t('Templates')} sx={styles.panel}>
      <Box sx={styles.fields}>
        <StateTextControl
          label={t('Search templates')}
          field={fieldState(useId(), {})}
          type="search"
          value={search}
          onType={setSearch}
          onKeyDown={keepForm}
        />
        <LanguageSelect language={language} onChange={setLanguage} />
      </Box>
      <ContentState status={load.status} load={load} message={t('Failed to load the templates.')}>
        <TemplateGroups
          templates={load.currentData ?? []}
          search={search}
          language={language}
          onChoose={onChoose}
        />
      </ContentState>
    </Box>
  );
}

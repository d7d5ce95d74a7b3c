import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AnnouncementTemplate, Hazard } from '../../../../contract/announcementTemplate';
import { useShownLoad } from '../../../shared/api/useShownLoad';
import { FieldFrame, fieldState } from '../../../shared/ui/FieldFrame';
import { FramedImage } from '../../../shared/ui/FramedImage';
import { useTranslation } from '../../../shared/text/i18n';
import { langOf } from '../../../shared/text/langOf';
import { ContentState } from '../../../shared/ui/ContentState';
import { OneLine } from '../../../shared/ui/OneLine';
import { ReadingDialog } from '../../../shared/ui/ReadingDialog';
import { focusFirst } from '../../../shared/ui/focusFirst';
import { presetIconUrl } from '../../../shared/ui/presetIcon';
import type { Proposal } from '../announcementDialogSlice';
import { firstLineOf } from '../inForce';
import { ALL_CLEAR, ALL_CLEAR_TEXTS } from '../renewal';
import { TypeBadge } from '../TypeBadge';
import { groupTemplates, readableText, TEMPLATE_LANGUAGES, textIn } from './templates';
import type { TemplateLanguage } from './templates';
import { useGetTemplatesQuery } from './templatesApi';

const PICTURES: Record<Hazard, string> = {
  river: 'thirteen',
  cyclone: 'three',
  'heavy rain': 'one',
  lightning: 'fifteen',
  heat: 'seven',
  landslide: 'six',
  earthquake: 'five',
  tsunami: 'twelve',
  other: 'fourteen',
};

/** The preset icons of categories, which show the hazards as well. */
const pictureOf = (hazard: Hazard) => presetIconUrl(`category-${PICTURES[hazard]}`);

/** The sun behind a cloud. */
const ALL_CLEAR_PICTURE = presetIconUrl('category-twenty-five');

const LANGUAGE_NAMES = { both: 'Burmese and English', my: 'Burmese', en: 'English' };

const styles = {
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  list: { m: 0, p: 0, listStyle: 'none' },
  sheet: {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
    gap: 1,
  },
  tile: {
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: 0.5,
    width: '100%',
    height: '100%',
    px: 0.25,
    py: 1,
    borderRadius: 1,
    lineHeight: 1.5,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
    '& span::first-letter': { textTransform: 'uppercase' },
  },
  hazard: { display: 'flex', alignItems: 'center', gap: 1.5 },
  hazardName: { flex: 1, '&::first-letter': { textTransform: 'uppercase' } },
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

interface TileProps {
  picture: string;
  label: string;
  onClick: () => void;
}

function Tile({ picture, label, onClick }: TileProps) {
  return (
    <li>
      <ButtonBase sx={styles.tile} onClick={onClick}>
        <FramedImage src={picture} alt="" frame={{ width: 48, height: 48 }} />
        <span>{label}</span>
      </ButtonBase>
    </li>
  );
}

interface TemplateButtonProps {
  template: AnnouncementTemplate;
  text: string;
  onChoose: () => void;
}

function TemplateButton({ template, text, onChoose }: TemplateButtonProps) {
  const { hazard, stage, type } = template;
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

interface Group {
  hazard: Hazard;
  templates: AnnouncementTemplate[];
}

interface HazardTemplatesProps extends Group {
  language: TemplateLanguage;
  onChoose: (template: AnnouncementTemplate) => void;
  onBack: () => void;
}

/** The second step, for a hazard with several templates. */
function HazardTemplates(props: HazardTemplatesProps) {
  const { hazard, templates, language, onChoose, onBack } = props;
  const { t } = useTranslation();
  return (
    <>
      <Box sx={styles.hazard}>
        <FramedImage src={pictureOf(hazard)} alt="" frame={{ width: 40, height: 40 }} />
        <Typography variant="h3" sx={styles.hazardName}>
          {t(hazard)}
        </Typography>
        <Button variant="outlined" onClick={onBack}>
          {t('Back')}
        </Button>
      </Box>
      <Box ref={focusFirst} component="ul" role="list" aria-label={t(hazard)} sx={styles.list}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateButton
              template={template}
              text={textIn(template, language)}
              onChoose={() => onChoose(template)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

interface SheetProps {
  groups: Group[];
  onAllClear: () => void;
  onHazard: (group: Group) => void;
}

function Sheet({ groups, onAllClear, onHazard }: SheetProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box component="ul" role="list" aria-label={t('Hazards')} sx={[styles.list, styles.sheet]}>
        <Tile picture={ALL_CLEAR_PICTURE} label={t('All clear')} onClick={onAllClear} />
        {groups.map((group) => (
          <Tile
            key={group.hazard}
            picture={pictureOf(group.hazard)}
            label={t(group.hazard)}
            onClick={() => onHazard(group)}
          />
        ))}
      </Box>
      {groups.length === 0 && <Typography>{t('No templates found.')}</Typography>}
    </>
  );
}

interface TemplatePickerProps {
  onChoose: (proposal: Proposal) => void;
  onClose: () => void;
}

export function TemplatePicker({ onChoose, onClose }: TemplatePickerProps) {
  const { t } = useTranslation();
  const load = useShownLoad(useGetTemplatesQuery());
  const [language, setLanguage] = useState<TemplateLanguage>('both');
  const [opened, setOpened] = useState<Group | null>(null);
  const choose = (template: AnnouncementTemplate) => {
    const { type, areas = [] } = template;
    onChoose({ text: textIn(template, language), type, ...(areas.length > 0 && { areas }) });
  };
  const openHazard = (group: Group) => {
    const [only, ...others] = group.templates;
    if (only && others.length === 0) choose(only);
    else setOpened(group);
  };
  return (
    <ReadingDialog title={t('Templates')} onClose={onClose} content={{ sx: styles.content }}>
      <ContentState status={load.status} load={load} message={t('Failed to load the templates.')}>
        <LanguageSelect language={language} onChange={setLanguage} />
        {opened ? (
          <HazardTemplates
            {...opened}
            language={language}
            onChoose={choose}
            onBack={() => setOpened(null)}
          />
        ) : (
          <Sheet
            groups={groupTemplates(load.currentData ?? [])}
            onAllClear={() => onChoose({ ...ALL_CLEAR, text: textIn(ALL_CLEAR_TEXTS, language) })}
            onHazard={openHazard}
          />
        )}
      </ContentState>
    </ReadingDialog>
  );
}

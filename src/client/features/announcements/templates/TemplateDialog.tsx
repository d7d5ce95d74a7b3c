import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ANNOUNCEMENT_TYPES } from '../../../../contract/announcementTypes';
import { announcementTemplateSchema, HAZARDS } from '../../../../contract/announcementTemplate';
import type {
  AnnouncementTemplate,
  AnnouncementTemplateForm,
} from '../../../../contract/announcementTemplate';
import { useHas } from '../../../shared/api/serverSlice';
import { Form } from '../../../shared/form/Form';
import { FormActions } from '../../../shared/form/FormActions';
import { SelectInput } from '../../../shared/form/SelectInput';
import { TextInput } from '../../../shared/form/TextInput';
import { useTranslation } from '../../../shared/text/i18n';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { useLastShown } from '../../../shared/ui/useLastShown';
import { TEMPLATE_AREAS_FIELD } from '../areas';
import { AreasInput } from '../AreasInput';
import { TEMPLATE_FIELDS } from './templateFields';
import { templateName } from './templates';
import { readTemplate, useCreateTemplateMutation, useUpdateTemplateMutation } from './templatesApi';

function TemplateFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation();
  const optionsOf = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t(value) }));
  return (
    <>
      <SelectInput
        name="hazard"
        options={optionsOf(HAZARDS)}
        placeholder={isNew ? t('Select a hazard') : undefined}
        required
      />
      <TextInput name="stage" />
      <SelectInput
        name="type"
        options={optionsOf(ANNOUNCEMENT_TYPES)}
        placeholder={isNew ? t('Select a type') : undefined}
        required
      />
      <TextInput
        name="text_my"
        multiline
        help={t(
          'A blank stands in double braces, with its name in both languages: {{place|နေရာ}}. A # makes it a number, which is entered once: {{#hours|နာရီ}}.',
        )}
      />
      <TextInput name="text_en" multiline />
      <AreasInput name="areas" none={TEMPLATE_AREAS_FIELD.none} />
    </>
  );
}

interface TemplateFormProps {
  /** Null for a new template. */
  template: AnnouncementTemplate | null;
  onCancel: () => void;
  onSaved: () => void;
}

const valuesOf = (template: AnnouncementTemplate) => {
  const { hazard, stage, type, text_my, text_en, areas } = template;
  return { hazard, stage, type, text_my, text_en, areas };
};

const blank = { hazard: undefined, stage: '', type: undefined, text_my: '', text_en: '' };

function TemplateForm({ template, onCancel, onSaved }: TemplateFormProps) {
  const { t } = useTranslation();
  const [create] = useCreateTemplateMutation();
  const [update] = useUpdateTemplateMutation();
  const hasAreas = useHas('areas');
  return (
    <Form<AnnouncementTemplateForm>
      schema={announcementTemplateSchema}
      defaultValues={template ? valuesOf(template) : { ...blank, areas: hasAreas ? [] : undefined }}
      submit={(save) => (template ? update({ ...save, id: template.id }) : create(save))}
      fields={TEMPLATE_FIELDS}
      edited={
        template
          ? {
              version: template.version,
              read: (current) => {
                const read = readTemplate(current);
                return read && valuesOf(read);
              },
            }
          : null
      }
      failureText="Failed to save the template."
      successText={t('Template saved.')}
      nameOf={(values) => templateName(values, t)}
      onSaved={onSaved}
      actions={
        <FormActions
          layout="dialog"
          submitLabel={template ? t('Update') : t('Create')}
          onCancel={onCancel}
        />
      }
    >
      <TemplateFields isNew={template === null} />
    </Form>
  );
}

export interface OpenTemplate {
  /** Distinguishes each opening. */
  key: string;
  template: AnnouncementTemplate | null;
}

interface TemplateDialogProps {
  open: OpenTemplate | null;
  onClose: () => void;
  /** Receives the saved form, because another one may be open by then. */
  onSaved: (saved: OpenTemplate) => void;
}

export function TemplateDialog({ open, onClose, onSaved }: TemplateDialogProps) {
  const { t } = useTranslation();
  const shown = useLastShown(open);
  return (
    <FormDialog open={open !== null} onClose={onClose} maxWidth="sm">
      {(close) =>
        shown && (
          <>
            <DialogTitle>{shown.template ? t('Edit Template') : t('Create Template')}</DialogTitle>
            <DialogContent sx={{ pb: 0 }}>
              <TemplateForm
                key={shown.key}
                template={shown.template}
                onCancel={close}
                onSaved={() => onSaved(shown)}
              />
            </DialogContent>
          </>
        )
      }
    </FormDialog>
  );
}

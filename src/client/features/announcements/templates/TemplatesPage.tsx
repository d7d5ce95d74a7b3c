import Box from '@mui/material/Box';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { AnnouncementTemplate } from '../../../../contract/announcementTemplate';
import { useShownLoad } from '../../../shared/api/useShownLoad';
import type { ShownLoad } from '../../../shared/api/useShownLoad';
import { useTranslation } from '../../../shared/text/i18n';
import { LoadedTable } from '../../../shared/lists/LoadedTable';
import { useRowDeletion } from '../../../shared/records/useRowDeletion';
import { paths } from '../../../shared/pages/paths';
import { useCan } from '../../../shared/session/useCan';
import { langOf } from '../../../shared/text/langOf';
import { BackToList } from '../../../shared/lists/BackToList';
import { ContentState } from '../../../shared/ui/ContentState';
import { CreateButton } from '../../../shared/ui/CreateButton';
import { PageHeader } from '../../../shared/ui/PageHeader';
import { RowActions } from '../../../shared/ui/RowActions';
import { namesOfAreas } from '../areas';
import { TypeBadge } from '../TypeBadge';
import { TemplateDialog } from './TemplateDialog';
import type { OpenTemplate } from './TemplateDialog';
import { TEMPLATE_FIELDS } from './templateFields';
import { readableText, templateName, textIn } from './templates';
import { useDeleteTemplateMutation, useGetTemplatesQuery } from './templatesApi';

const areasStyles = { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.8 };
const textStyles = { lineHeight: 1.8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

interface TemplateTableProps {
  load: ShownLoad<AnnouncementTemplate[]>;
  onEdit: (template: AnnouncementTemplate) => void;
}

function TemplateTable({ load, onEdit }: TemplateTableProps) {
  const { t } = useTranslation();
  const mayEdit = useCan('announcement-edit');
  const deletionOf = useRowDeletion(useDeleteTemplateMutation(), 'announcement-template', {
    question: t('Are you sure you want to delete this template?'),
    success: t('Template deleted.'),
    failure: t('Failed to delete the template.'),
  });
  return (
    <LoadedTable
      load={load}
      caption={t('Templates')}
      emptyText={t('No templates found.')}
      columns={[
        {
          header: t(TEMPLATE_FIELDS.hazard.label),
          render: (template) => templateName(template, t),
        },
        {
          header: t('Text'),
          kind: 'main',
          render: (template) => {
            const text = readableText(textIn(template, 'both'));
            const { areas = [] } = template;
            return (
              <>
                <Box lang={langOf(text)} sx={textStyles}>
                  {text}
                </Box>
                {areas.length > 0 && <Box sx={areasStyles}>{namesOfAreas(areas)}</Box>}
              </>
            );
          },
        },
        {
          header: t(TEMPLATE_FIELDS.type.label),
          width: 9,
          render: ({ type }) => <TypeBadge type={type} />,
        },
        {
          header: t('Action'),
          kind: 'actions',
          width: 6.5,
          render: (template) =>
            mayEdit && (
              <RowActions
                edit={{ onClick: () => onEdit(template) }}
                remove={deletionOf({ id: template.id, about: templateName(template, t) })}
              />
            ),
        },
      ]}
    />
  );
}

export function TemplatesPage() {
  const { t } = useTranslation();
  const mayEdit = useCan('announcement-edit');
  const load = useShownLoad(useGetTemplatesQuery());
  const [open, setOpen] = useState<OpenTemplate | null>(null);
  const openForm = (template: AnnouncementTemplate | null) => setOpen({ key: nanoid(), template });
  const hasFailed = load.status === 'failed';
  return (
    <>
      <PageHeader
        title={t('Templates')}
        actions={mayEdit && <CreateButton onClick={() => openForm(null)} />}
      />
      <ContentState
        status={hasFailed ? 'failed' : 'loaded'}
        load={load}
        returnOffer={<BackToList path={paths.Announcement} />}
        message={t('Failed to load the templates.')}
      >
        <TemplateTable load={load} onEdit={openForm} />
      </ContentState>
      <TemplateDialog
        open={open}
        onClose={() => setOpen(null)}
        onSaved={(saved) => setOpen((current) => (current?.key === saved.key ? null : current))}
      />
    </>
  );
}

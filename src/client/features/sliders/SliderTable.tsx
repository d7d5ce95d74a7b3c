import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import type { Slider } from '../../../contract/slider';
import { DataTable } from '../../shared/lists/DataTable';
import { ListCard } from '../../shared/lists/ListCard';
import { useRowDeletion } from '../../shared/lists/useRowDeletion';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { RowActions } from '../../shared/ui/RowActions';
import { Thumbnail } from '../../shared/ui/FramedImage';
import { useDeleteSliderMutation } from './slidersApi';

/** The sliders with their first images and row actions; undefined while loading. */
export function SliderTable({ sliders }: { sliders: Slider[] | undefined }) {
  const { t } = useTranslation();
  const mayEdit = useCan('slider-edit');
  const mayDelete = useCan('slider-delete');
  const deletionOf = useRowDeletion(useDeleteSliderMutation(), {
    question: t('Are you sure you want to delete this slider?'),
    failure: t('Failed to delete slider.'),
  });
  return (
    <ListCard>
      <DataTable
        caption={t('Slider List')}
        status={sliders ? 'loaded' : 'loading'}
        rows={sliders ?? []}
        rowKey={({ id }) => String(id)}
        emptyText={t('No slider data found.')}
        columns={[
          { header: t('No'), kind: 'number', render: (_, index) => index + 1 },
          {
            header: t('Image'),
            render: ({ images: [first] }, index) =>
              first ? (
                <Thumbnail src={first.url} alt={t('Slider {{number}}', { number: index + 1 })} />
              ) : (
                t('No image')
              ),
          },
          {
            header: t('Action'),
            kind: 'actions',
            render: ({ id }) => {
              const at = { id: String(id) };
              return (
                <RowActions
                  view={{ to: generatePath(paths.SliderDetail, at) }}
                  edit={mayEdit ? { to: generatePath(paths.SliderEdit, at) } : undefined}
                  remove={mayDelete ? deletionOf(id) : undefined}
                />
              );
            },
          },
        ]}
      />
    </ListCard>
  );
}

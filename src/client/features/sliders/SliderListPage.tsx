import { generatePath } from 'react-router';
import type { Slider } from '../../../contract/slider';
import { useShownLoad } from '../../shared/api/useShownLoad';
import type { ShownLoad } from '../../shared/api/useShownLoad';
import { useTranslation } from '../../shared/text/i18n';
import { LoadedTable } from '../../shared/lists/LoadedTable';
import { TrashFilter } from '../../shared/lists/TrashFilter';
import { useRowDeletion } from '../../shared/lists/useRowDeletion';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { Thumbnail } from '../../shared/ui/FramedImage';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowActions } from '../../shared/ui/RowActions';
import { RowLink } from '../../shared/ui/RowLink';
import { aboutSlider } from './aboutSlider';
import { slidersApi, useDeleteSliderMutation, useGetSlidersQuery } from './slidersApi';

const detailOf = ({ id }: Slider) => generatePath(paths.SliderDetail, { id: String(id) });

function SliderTable({ load }: { load: ShownLoad<Slider[]> }) {
  const { t } = useTranslation();
  const mayEdit = useCan('slider-edit');
  const mayDelete = useCan('slider-delete');
  const deletionOf = useRowDeletion(useDeleteSliderMutation(), {
    question: t('Are you sure you want to delete this slider?'),
    success: t('Slider deleted successfully!'),
    failure: t('Failed to delete slider.'),
    undo: 'slider',
  });
  return (
    <LoadedTable
      load={load}
      caption={t('Slider List')}
      emptyText={t('No slider data found.')}
      columns={[
        {
          header: t('Image'),
          kind: 'main',
          width: 6,
          render: (slider, index) => (
            <RowLink to={detailOf(slider)}>
              {slider.images[0] ? (
                <Thumbnail
                  src={slider.images[0].url}
                  alt={t('Slider {{number}}', { number: index + 1 })}
                />
              ) : (
                t('No image')
              )}
            </RowLink>
          ),
        },
        {
          header: t('Action'),
          kind: 'actions',
          render: (slider, index) => {
            const { id, images } = slider;
            const at = { id: String(id) };
            return (
              <RowActions
                view={{ to: detailOf(slider) }}
                edit={mayEdit ? { to: generatePath(paths.SliderEdit, at) } : undefined}
                remove={
                  mayDelete
                    ? deletionOf({ id, about: aboutSlider(t, images.length, index + 1) })
                    : undefined
                }
              />
            );
          },
        },
      ]}
    />
  );
}

/** Requests the list; the page that opens then waits for this request, or has its response already. */
export const prefetchSliders = () =>
  slidersApi.util.prefetch('getSliders', undefined, { force: true });

/**
 * The list of sliders. A failed load shows an empty list without a message. Create appears only
 * after a load that succeeded and found none.
 */
export function SliderListPage() {
  const { t } = useTranslation();
  const load = useShownLoad(useGetSlidersQuery(undefined, { refetchOnMountOrArgChange: false }));
  const { currentData, status, isFetching } = load;
  const mayCreate = useCan('slider-create');
  const create = status === 'loaded' && !isFetching && currentData?.length === 0 && mayCreate && (
    <CreateButton to={paths.SliderCreate} />
  );
  return (
    <>
      <PageHeader
        title={t('Slider')}
        actions={
          <>
            <TrashFilter noun="slider" />
            {create}
          </>
        }
      />
      <SliderTable load={load} />
    </>
  );
}

import Box from '@mui/material/Box';
import { generatePath } from 'react-router';
import type { Image } from '../../../contract/image';
import type { Slider } from '../../../contract/slider';
import { useShownLoad } from '../../shared/api/useShownLoad';
import type { ShownLoad } from '../../shared/api/useShownLoad';
import { useTranslation } from '../../shared/text/i18n';
import { LoadedTable } from '../../shared/lists/LoadedTable';
import { TrashLink } from '../../shared/records/TrashLink';
import { useRowDeletion } from '../../shared/records/useRowDeletion';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { Thumbnail } from '../../shared/ui/FramedImage';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowActions } from '../../shared/ui/RowActions';
import { RowLink } from '../../shared/ui/RowLink';
import { aboutSlider } from './aboutSlider';
import { SLIDER_FIELDS } from './sliderFields';
import { slidersApi, useDeleteSliderMutation, useGetSlidersQuery } from './slidersApi';

const detailOf = ({ id }: Slider) => generatePath(paths.SliderDetail, { id: String(id) });

const stripStyles = { position: 'relative', display: 'inline-flex', verticalAlign: 'middle' };

const countStyles = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  px: 0.75,
  borderRadius: '8px 0',
  color: 'text.primary',
  bgcolor: 'background.paper',
  fontSize: '0.75rem',
  lineHeight: 1.8,
};

/** Only whole images are visible: those that do not fit wrap below, where they are clipped. */
const filmStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  height: 48,
  minWidth: 72,
  overflow: 'hidden',
};

/** The images of a slider in one line, and their number. The first one names the slider. */
function Filmstrip({ images, alt }: { images: Image[]; alt: string }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={stripStyles}>
      <Box component="span" sx={filmStyles}>
        {images.map(({ id, url }, index) => (
          <Thumbnail key={id} src={url} alt={index === 0 ? alt : ''} />
        ))}
      </Box>
      {images.length > 1 && (
        <Box component="span" sx={countStyles}>
          {aboutSlider(t, images.length)}
        </Box>
      )}
    </Box>
  );
}

function SliderTable({ load }: { load: ShownLoad<Slider[]> }) {
  const { t } = useTranslation();
  const mayEdit = useCan('slider-edit');
  const mayDelete = useCan('slider-delete');
  const deletionOf = useRowDeletion(useDeleteSliderMutation(), 'slider', {
    question: t('Are you sure you want to delete this slider?'),
    success: t('Slider deleted successfully!'),
    failure: t('Failed to delete slider.'),
  });
  return (
    <LoadedTable
      load={load}
      caption={t('Slider List')}
      links={<TrashLink noun="slider" />}
      emptyText={t('No slider data found.')}
      columns={[
        {
          header: t(SLIDER_FIELDS.images.heading),
          kind: 'main',
          width: 6,
          render: (slider, index) => (
            <RowLink to={detailOf(slider)}>
              {slider.images.length > 0 ? (
                <Filmstrip
                  images={slider.images}
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
      <PageHeader title={t('Slider')} actions={create} />
      <SliderTable load={load} />
    </>
  );
}

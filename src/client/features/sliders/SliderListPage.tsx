import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SliderTable } from './SliderTable';
import { useGetSlidersQuery } from './slidersApi';

/**
 * The list of sliders. A failed load shows an empty list without a message. Create is offered only
 * where a load succeeded and found none.
 */
export function SliderListPage() {
  const { t } = useTranslation();
  const { currentData, isError, isSuccess, isFetching } = useGetSlidersQuery();
  const mayCreate = useCan('slider-create');
  const sliders = isError ? [] : currentData;
  const create = isSuccess && !isFetching && sliders?.length === 0 && mayCreate && (
    <CreateButton to={paths.SliderCreate} />
  );
  return (
    <>
      <PageHeader title={t('Slider')} actions={create} />
      <SliderTable sliders={sliders} />
    </>
  );
}

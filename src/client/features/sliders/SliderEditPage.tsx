import { useState } from 'react';
import { useParams } from 'react-router';
import { sliderEditSchema } from '../../../contract/slider';
import type { Slider } from '../../../contract/slider';
import { messageOf } from '../../shared/api/apiError';
import { useFresh } from '../../shared/api/useFresh';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { useTranslation } from '../../shared/i18n';
import { paths } from '../../shared/paths';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { ExistingSliderImages } from './SliderImages';
import { useGetSliderQuery, useUpdateSliderMutation } from './slidersApi';

/** Removes images and adds new ones; nothing is sent before Update. */
function SliderEditForm({ slider }: { slider: Slider }) {
  const { t } = useTranslation();
  // As they were when the form opened: a refetch must not change them while somebody edits.
  const [images] = useState(slider.images);
  const [update] = useUpdateSliderMutation();
  return (
    <Form
      schema={sliderEditSchema}
      defaultValues={{ existing: images.map(({ id }) => id), removed: [], images: [] }}
      submit={(values) => update({ ...values, id: slider.id })}
      failureText={(error) => messageOf(error) ?? 'Failed to update slider.'}
      successText={t('Slider updated successfully!')}
      savedTo={paths.Slider}
      actions={<FormActions submitLabel={t('Update')} cancelTo={paths.Slider} />}
    >
      <ExistingSliderImages images={images} />
    </Form>
  );
}

/** Loads the current state of a slider, then opens the form on it. */
export function SliderEditPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: slider, status } = useFresh(useGetSliderQuery(id));
  return (
    <>
      <PageHeader title={t('Edit Slider')} />
      <PermissionNotice slug="slider-edit" />
      <ContentState status={status} message={t('Failed to load slider data.')}>
        {slider && <SliderEditForm key={id} slider={slider} />}
      </ContentState>
    </>
  );
}

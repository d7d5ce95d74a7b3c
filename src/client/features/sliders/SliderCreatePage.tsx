import { generatePath } from 'react-router';
import { sliderCreateSchema } from '../../../contract/slider';
import { messageOf } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { PermissionNotice } from '../../shared/ui/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { aboutSlider } from './aboutSlider';
import { SLIDER_FIELDS } from './sliderFields';
import { SliderImages } from './SliderImages';
import { useCreateSliderMutation } from './slidersApi';

export function SliderCreatePage() {
  const { t } = useTranslation();
  const [create] = useCreateSliderMutation();
  return (
    <>
      <PageHeader title={t('Create Slider')} />
      <PermissionNotice slug="slider-create" />
      <Form
        schema={sliderCreateSchema}
        defaultValues={{ images: [] }}
        edited={null}
        fields={SLIDER_FIELDS}
        draftName="slider:new"
        submit={create}
        failureText={(error) => messageOf(error) ?? 'Failed to create slider.'}
        successText={t('Slider created successfully!')}
        nameOf={({ images }) => aboutSlider(t, images.length)}
        pageOf={(id) => generatePath(paths.SliderDetail, { id })}
        savedTo={paths.Slider}
        isWide
        actions={<FormActions submitLabel={t('Create')} cancelTo={paths.Slider} />}
      >
        <SliderImages />
      </Form>
    </>
  );
}

import { useState } from 'react';
import type { Image } from '../../../contract/image';
import { sliderEditSchema } from '../../../contract/slider';
import type { Slider, SliderEditForm as Values } from '../../../contract/slider';
import { messageOf } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { useProposedVersion } from '../../shared/form/useProposedVersion';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { EditPage } from '../../shared/records/EditPage';
import { aboutSlider } from './aboutSlider';
import { SLIDER_FIELDS } from './sliderFields';
import { ExistingSliderImages } from './SliderImages';
import { addedSince, readSlider, useGetSliderQuery, useUpdateSliderMutation } from './slidersApi';

const valuesOf = (images: Image[]): Values => ({
  existing: images.map(({ id }) => id),
  removed: [],
  images: [],
});

const countOf = ({ existing, removed, images }: Values) =>
  existing.length - removed.length + images.length;

function SliderEditForm({ slider }: { slider: Slider }) {
  const { t } = useTranslation();
  // The state when the form opened. A refetch must not change it during editing.
  const [images, setImages] = useState(slider.images);
  const [update] = useUpdateSliderMutation();
  const version = useProposedVersion(readSlider);
  const notes = [
    t('This is an earlier version. It is not saved yet.'),
    addedSince(version?.images ?? [], slider).length > 0 &&
      t('Images that were removed since then are no longer stored.'),
  ];
  return (
    <Form
      schema={sliderEditSchema}
      defaultValues={valuesOf(images)}
      fields={SLIDER_FIELDS}
      draftName={`slider:${slider.id}`}
      proposal={version && { removed: addedSince(slider.images, version).map(({ id }) => id) }}
      proposalNote={notes.filter(Boolean).join(' ')}
      submit={(save) => update({ ...save, id: slider.id })}
      edited={{
        version: slider.version,
        read: (current) => valuesOf(readSlider(current)?.images ?? []),
        onStale: (current) => setImages(readSlider(current)?.images ?? []),
      }}
      failureText={(error) => messageOf(error) ?? 'Failed to update slider.'}
      successText={t('Slider updated successfully!')}
      nameOf={(values) => aboutSlider(t, countOf(values))}
      savedTo={paths.Slider}
      isWide
      actions={<FormActions submitLabel={t('Update')} cancelTo={paths.Slider} />}
    >
      <ExistingSliderImages images={images} />
    </Form>
  );
}

export function SliderEditPage() {
  const { t } = useTranslation();
  return (
    <EditPage<Slider>
      title={t('Edit Slider')}
      noun="slider"
      list={paths.Slider}
      useRecord={useGetSliderQuery}
      subjectOf={({ id }) => String(id)}
      failureText={t('Failed to load slider data.')}
    >
      {(slider) => <SliderEditForm slider={slider} />}
    </EditPage>
  );
}

import { handlesBelow } from '../../shared/pages/pageHandle';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

const handle = handlesBelow('Slider', paths.Slider);

export const importSliderList = () => import('./SliderListPage');

export const sliderScreens: Screen[] = [
  {
    path: paths.Slider,
    handle: handle('Slider', 'Slider List'),
    lazy: { Component: async () => (await importSliderList()).SliderListPage },
    prefetch: async () => (await importSliderList()).prefetchSliders(),
  },
  {
    path: paths.SliderCreate,
    handle: handle('Create Slider'),
    lazy: { Component: async () => (await import('./SliderCreatePage')).SliderCreatePage },
  },
  {
    path: paths.SliderDetail,
    handle: handle('Slider Detail'),
    lazy: { Component: async () => (await import('./SliderDetailPage')).SliderDetailPage },
  },
  {
    path: paths.SliderEdit,
    handle: handle('Edit Slider'),
    lazy: { Component: async () => (await import('./SliderEditPage')).SliderEditPage },
  },
];

import { handlesBelow } from '../../shared/pageHandle';
import type { Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

const handle = handlesBelow('Slider', paths.Slider);

export const importSliderList = () => import('./SliderListPage');

export const sliderRoutes: Screen[] = [
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
    path: paths.SliderTrash,
    handle: { ...handle('Slider', 'Recently deleted'), isList: true },
    lazy: { Component: async () => (await import('../../shared/lists/TrashPage')).SliderTrashPage },
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

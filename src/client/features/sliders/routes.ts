import type { PageHandle, Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

const handle = (title: string, last: string): PageHandle => ({
  title,
  crumbs: [{ label: 'Slider', to: paths.Slider }, { label: last }],
});

export const importSliderList = () => import('./SliderListPage');

/** The screens of the sliders, each loaded when it is first opened. */
export const sliderRoutes: Screen[] = [
  {
    path: paths.Slider,
    handle: handle('Slider', 'Slider List'),
    lazy: { Component: async () => (await importSliderList()).SliderListPage },
  },
  {
    path: paths.SliderCreate,
    handle: handle('Create Slider', 'Create Slider'),
    lazy: { Component: async () => (await import('./SliderCreatePage')).SliderCreatePage },
  },
  {
    path: paths.SliderTrash,
    handle: { ...handle('Slider', 'Recently deleted'), isList: true },
    lazy: { Component: async () => (await import('./SliderTrashPage')).SliderTrashPage },
  },
  {
    path: paths.SliderDetail,
    handle: handle('Slider Detail', 'Slider Detail'),
    lazy: { Component: async () => (await import('./SliderDetailPage')).SliderDetailPage },
  },
  {
    path: paths.SliderEdit,
    handle: handle('Edit Slider', 'Edit Slider'),
    lazy: { Component: async () => (await import('./SliderEditPage')).SliderEditPage },
  },
];

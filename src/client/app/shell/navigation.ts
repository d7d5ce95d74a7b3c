import type { SvgIconComponent } from '@mui/icons-material';
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { paths } from '../../shared/paths';

/** The entries of the sidebar, shown to everyone (readings 9), in the order of section 1. */
export const navigation: { label: string; to: string; Icon: SvgIconComponent }[] = [
  { label: 'Slider', to: paths.Slider, Icon: ViewCarouselOutlined },
];

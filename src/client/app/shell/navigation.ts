import type { SvgIconComponent } from '@mui/icons-material';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { paths } from '../../shared/paths';

/** The entries of the sidebar, shown to everyone (readings 9), in the order of section 1. */
export const navigation: { label: string; to: string; Icon: SvgIconComponent }[] = [
  { label: 'Slider', to: paths.Slider, Icon: ViewCarouselOutlined },
  { label: 'Announcement', to: paths.Announcement, Icon: CampaignOutlined },
  { label: 'Role', to: paths.Role, Icon: BadgeOutlined },
  { label: 'Category', to: paths.Category, Icon: CategoryOutlined },
  { label: 'Posts', to: paths.Post, Icon: ArticleOutlined },
  { label: 'Users', to: paths.User, Icon: PeopleOutlined },
];

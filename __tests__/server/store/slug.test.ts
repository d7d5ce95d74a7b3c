import { slugOf } from '../../../src/server/store/slug';

it.each([
  ['Weather Desk (Night)', 'weather-desk-night'],
  ['  Chef d’équipe ', 'chef-d-equipe'],
  ['super_admin', 'super-admin'],
  ['အယ်ဒီတာ (ည)', 'အယ်ဒီတာ-ည'],
  ['ရန်\u200Bကုန်', 'ရန်ကုန်'],
  ['☔ !', ''],
])('derives from the name "%s" the slug "%s"', (name, slug) => expect(slugOf(name)).toBe(slug));

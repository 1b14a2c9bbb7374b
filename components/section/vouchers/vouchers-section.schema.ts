import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

export const vouchersSection = defineSection({
  name: 'vouchersSection',
  title: 'Gift vouchers',
  description: 'All gift vouchers on sale, with the terms.',
  fields: [heading, intro],
});

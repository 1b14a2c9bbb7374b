import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

export const vouchersSection = defineSection('vouchersSection', 'Gift vouchers', [heading, intro]);

import type { Settings } from './get-settings.ts';

/** Returns name and address of the museum in one line; empty where the settings have neither. */
export function addressLine(settings: Settings | null): string {
  const company = settings?.companyDetails;
  return [company?.name, company?.street, company?.city].filter(Boolean).join(', ');
}

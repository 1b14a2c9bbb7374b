/** Variables with an address that may contain a password, such as that of a database. */
const ADDRESS = /DATABASE_URL|REDIS_URL|SMTP_URL|WEBHOOK_URL|PURGE_URL/;

/** Whether the value of the variable with this name is a secret. A site key is in every page. */
export function isSecret(name: string): boolean {
  return /TOKEN|SECRET|PASSWORD|(?<!SITE_)KEY/.test(name);
}

/** Whether the value of the variable with this name is a secret, or an address with one. */
export function mayContainSecret(name: string): boolean {
  return isSecret(name) || ADDRESS.test(name);
}

import type { SectionOf } from '#lib/content/get-page';
import { phoneAddress } from '../../ui/phone-address';
import styles from './contact-card.module.css';

type Person = NonNullable<NonNullable<SectionOf<'teamSection'>['people']>[number]>;

/** Renders a contact card: name, role, and how to reach the person. */
export function ContactCard({ person }: { readonly person: Person }) {
  const { name, role, email, phone } = person;
  const [mailbox, domain] = email.split('@');
  return (
    <div className={`on-light ${styles.card}`}>
      <h3 className={styles.name}>{name}</h3>
      {role ? <p className={styles.role}>{role}</p> : null}
      <address className={styles.ways}>
        {phone ? (
          <a href={phoneAddress(phone)} className={styles.phone}>
            {phone}
          </a>
        ) : null}
        <a href={`mailto:${email}`}>
          {mailbox}
          <wbr />@{domain}
        </a>
      </address>
    </div>
  );
}

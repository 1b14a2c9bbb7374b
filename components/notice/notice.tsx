import { ButtonLink } from '#components/ui/button-link';
import { noticeStyle } from '#lib/request/notice-style';

interface NoticeProps {
  readonly text: string;
  readonly href: string;
  readonly action: string;
  /** True for a notice before the page's first section. */
  readonly aboveHero?: boolean;
}

/** Renders a card that states what is not available, with a link to an alternative. */
export function Notice({ text, href, action, aboveHero = false }: NoticeProps) {
  return (
    // The header needs a background of its own where a notice comes first.
    <div className={aboveHero ? 'notice-band' : undefined} data-above-hero={aboveHero || undefined}>
      <style href="notice" precedence="default">
        {noticeStyle}
      </style>
      <div className="on-light notice-card" role="note">
        <p className="notice-text">{text}</p>
        <ButtonLink href={href} variant="dark">
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}

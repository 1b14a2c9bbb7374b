import { contentLocale } from '../platform/i18n/content-locale.ts';
import { defaultLocale, type Locale } from '../platform/i18n/locales.ts';
import { isPageFormKind } from '../routing/form-kind.ts';
import { checkoutLink } from '../tickets/checkout/checkout-link.ts';
import { endOfPragueDay } from '../time/prague.ts';
import { type Link, type LinkSource, linkHref } from './model/link.ts';
import type { Localized } from './model/localized.ts';
import type { Picture, PictureOrigin } from './model/picture.ts';

type Fields = Readonly<Record<string, unknown>>;

const textTypes = new Set(['localizedString', 'localizedText']);

/**
 * Reduces a query result to one language (see `Localized`). A field without a translation is
 * returned in English, and so is a whole document that does not exist in the language, even where
 * single fields are translated. Its links still lead to pages in the language.
 */
export function localize<T>(value: T, locale: Locale, pictures: PictureOrigin): Localized<T> {
  return walk(value, { locale, textLocale: locale, pictures }) as Localized<T>;
}

interface Target {
  readonly locale: Locale;
  /** The language of the texts: that of the document they belong to. */
  readonly textLocale: Locale;
  readonly pictures: PictureOrigin;
}

function walk(value: unknown, around: Target): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, around));
  if (!isFields(value)) return value;
  const target = inDocument(value, around);
  const type = value._type;
  if (typeof type === 'string' && textTypes.has(type))
    return inLanguage(value, target.textLocale) ?? '';
  if (type === 'localizedRichText') return walk(inLanguage(value, target.textLocale) ?? [], target);
  if (isOfType<PictureSource>(value, 'picture')) return toPicture(value, target);
  if (isOfType<LinkSource>(value, 'link')) return toLink(value, target);
  if (isOfType<TextLinkSource>(value, 'textLink')) {
    return { ...value, href: textLinkHref(value, target.locale) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, walk(field, target)]),
  );
}

/** Sets the language of a document's texts according to its `languages`. */
function inDocument({ languages }: Fields, target: Target): Target {
  if (!Array.isArray(languages)) return target;
  return { ...target, textLocale: contentLocale(languages, target.locale) };
}

/** Whether an object has this `_type`; the parsers guarantee the fields of the type. */
function isOfType<Source>(value: Fields, type: string): value is Fields & Source {
  return value._type === type;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function inLanguage(value: Fields, locale: Locale): unknown {
  return value[locale] ?? value[defaultLocale];
}

function toLink(source: LinkSource, { locale, textLocale }: Target): Link | null {
  const target = linkTarget(source, locale);
  if (!target) return null;
  return {
    label: source.label ? String(inLanguage({ ...source.label }, textLocale) ?? '') : null,
    ...target,
    openInNewWindow: source.openInNewWindow === true,
    ...(isPageFormKind(source.form) ? { form: source.form } : {}),
    ...(source.page?.validThrough ? { until: endOfPragueDay(source.page.validThrough) } : {}),
  };
}

function linkTarget(source: LinkSource, locale: Locale): Pick<Link, 'href' | 'checkout'> | null {
  if (source.checkout === 'tickets') return checkoutLink({ locale, product: { kind: 'tickets' } });
  if (source.checkout === 'booking') {
    return checkoutLink({ locale, product: { kind: 'booking', order: null } });
  }
  const href = linkHref(source, locale);
  return href ? { href } : null;
}

interface TextLinkSource extends Pick<LinkSource, 'page' | 'anchor'> {
  readonly href?: string | null;
}

function textLinkHref({ page, anchor, href }: TextLinkSource, locale: Locale): string | null {
  return linkHref({ page, anchor, url: href ?? null }, locale);
}

interface PictureSource extends Pick<Picture, 'hotspot' | 'crop' | 'credit'> {
  readonly alt: unknown;
  readonly caption: unknown;
  readonly decorative: boolean | null;
  readonly asset: {
    readonly _id: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly lqip: string | null;
    readonly cutOut: boolean;
  } | null;
}

function toPicture(source: PictureSource, target: Target): Picture | null {
  const { asset } = source;
  if (!asset?.width || !asset.height) return null;
  const text = (field: unknown) => (isFields(field) ? String(walk(field, target)) : '');
  return {
    id: asset._id,
    origin: target.pictures,
    width: asset.width,
    height: asset.height,
    preview: asset.lqip,
    cutOut: asset.cutOut,
    alt: source.decorative ? '' : text(source.alt),
    caption: text(source.caption) || null,
    credit: source.credit,
    hotspot: source.hotspot,
    crop: source.crop,
  };
}

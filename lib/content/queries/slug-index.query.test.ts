import { describe, expect, it } from 'vitest';
import { night, problem } from '../testing/stored-documents.ts';
import { slugIndex } from './slug-index.query.ts';

describe('the slug index', () => {
  const index = { documents: [night], pages: [], redirects: [] };

  it.each([
    ['slug.cs', 'slug', { slug: { en: 'lantern-night', cs: 7 } }],
    ['slug.de', 'slug', { slug: { en: 'lantern-night', de: 'a/b' } }],
    ['languages', 'languages', { languages: [null, 'cs'] }],
    ['languages', 'languages', { languages: ['xx'] }],
    ['end', 'dateTime', { end: 'late' }],
  ])('keeps the last fit entry of a document when %s is invalid', (field, expected, corrupted) => {
    const index = { pages: [], redirects: [] };
    const before = slugIndex.parse({ ...index, documents: [night] });
    const fit = before.ok ? before.value : undefined;
    const documents = [{ ...night, ...corrupted }];
    expect(slugIndex.parse({ ...index, documents }, fit)).toEqual({
      ok: true,
      value: fit,
      problems: [problem(field, expected)],
    });
  });

  it('keeps the first page of a route and reports the others', () => {
    const home = { _id: 'page-home', _type: 'page', _rev: 'r1', route: 'home', languages: ['en'] };
    const pages = [{ ...home, _updatedAt: night._updatedAt }];
    const copy = { ...home, _id: 'copy', _updatedAt: night._updatedAt };
    expect(slugIndex.parse({ ...index, pages: [...pages, copy] })).toMatchObject({
      value: { pages: [{ _id: 'page-home' }] },
      problems: [problem('route', 'unique', { id: 'copy', type: 'page' })],
    });
  });

  it('keeps the page that a route had, even if another claims to be older', () => {
    const home = { _id: 'page-home', _type: 'page', _rev: 'r1', route: 'home', languages: ['en'] };
    const original = { ...home, _updatedAt: night._updatedAt };
    const before = slugIndex.parse({ ...index, pages: [original] });
    const older = { ...original, _id: 'older' };
    expect(
      slugIndex.parse({ ...index, pages: [older, original] }, before.ok ? before.value : undefined),
    ).toMatchObject({
      value: { pages: [{ _id: 'page-home' }] },
      problems: [problem('route', 'unique', { id: 'older', type: 'page' })],
    });
  });

  it('keeps the route of a page that takes the one of another', () => {
    const page = { ...night, _type: 'page', languages: ['en'] };
    const faq = { ...page, _id: 'page-faq', route: 'faq' };
    const contact = { ...page, _id: 'page-contact', route: 'contact' };
    const before = slugIndex.parse({ ...index, pages: [faq, contact] });
    const fit = before.ok ? before.value : undefined;
    const pages = [{ ...faq, route: 'contact' }, contact];
    expect(fit?.pages).toHaveLength(2);
    expect(slugIndex.parse({ ...index, pages }, fit)).toMatchObject({
      value: fit,
      problems: [problem('route', 'unique', { id: 'page-faq', type: 'page' })],
    });
  });

  it('lets two pages swap their routes', () => {
    const page = { ...night, _type: 'page', languages: ['en'] };
    const faq = { ...page, _id: 'page-faq', route: 'faq' };
    const contact = { ...page, _id: 'page-contact', route: 'contact' };
    const before = slugIndex.parse({ ...index, pages: [faq, contact] });
    const pages = [
      { ...faq, route: 'contact' },
      { ...contact, route: 'faq' },
    ];
    expect(
      slugIndex.parse({ ...index, pages }, before.ok ? before.value : undefined),
    ).toMatchObject({
      value: { pages: [{ route: 'contact' }, { route: 'faq' }] },
      problems: [],
    });
  });

  it('keeps the slug of a document that takes the one of another, even if it is older', () => {
    const old = { ...night, _id: 'old', slug: { en: 'old', de: 'alt' } };
    const before = slugIndex.parse({ ...index, documents: [old, night] });
    const fit = before.ok ? before.value : undefined;
    const documents = [{ ...old, slug: { en: 'Night', de: 'alt' } }, night];
    const expected = {
      ok: true,
      value: fit,
      problems: [problem('slug.en', 'unique', { id: 'old' })],
    };
    const parsed = slugIndex.parse({ ...index, documents }, fit);
    expect(parsed).toEqual(expected);
    expect(slugIndex.parse({ ...index, documents }, parsed.ok ? parsed.value : fit)).toEqual(
      expected,
    );
  });

  it('gives a slug to another document once the one that had it has a new one', () => {
    const old = { ...night, _id: 'old', slug: { en: 'old' } };
    const before = slugIndex.parse({ ...index, documents: [old, night] });
    const documents = [
      { ...old, slug: { en: 'night' } },
      { ...night, slug: { en: 'late' } },
    ];
    const fit = before.ok ? before.value : undefined;
    expect(slugIndex.parse({ ...index, documents }, fit)).toMatchObject({
      value: { documents: [{ slug: { en: 'night' } }, { slug: { en: 'late' } }] },
      problems: [],
    });
  });

  it('puts a copy that claims to be older after the document that has the slug', () => {
    const before = slugIndex.parse(index);
    const copy = { ...night, _id: 'copy' };
    const result = { ...index, documents: [copy, night] };
    const parsed = slugIndex.parse(result, before.ok ? before.value : undefined);
    const expected = {
      value: { documents: [{ _id: night._id }, { _id: 'copy' }] },
      problems: [problem('slug.en', 'unique', { id: 'copy' })],
    };
    expect(parsed).toMatchObject(expected);
    expect(slugIndex.parse(result, parsed.ok ? parsed.value : undefined)).toMatchObject(expected);
  });

  it('reports a document with the slug of an earlier one in the same language', () => {
    const copy = {
      ...night,
      _id: 'copy',
      slug: { en: night.slug.en.toUpperCase(), cs: 'jina-noc' },
    };
    expect(slugIndex.parse({ ...index, documents: [night, copy] })).toMatchObject({
      value: { documents: [{ _id: night._id }, { _id: 'copy' }] },
      problems: [problem('slug.en', 'unique', { id: 'copy' })],
    });
  });

  it('is the same again once stored, even if several documents claim one slug', () => {
    const a = { ...night, _id: 'a', slug: { en: 'a' } };
    const b = { ...night, _id: 'b', slug: { en: 'x' } };
    const before = slugIndex.parse({ ...index, documents: [a, b] });
    const documents = [{ ...a, slug: b.slug }, b, { ...b, _id: 'c' }];
    const parsed = slugIndex.parse({ ...index, documents }, before.ok ? before.value : undefined);
    expect(parsed).toMatchObject({
      value: { documents: [{ _id: 'a', slug: { en: 'a' } }, { _id: 'b' }, { _id: 'c' }] },
      problems: [{ id: 'a' }, { id: 'c' }],
    });
    const stored: unknown = JSON.parse(JSON.stringify(parsed.ok && parsed.value));
    expect(slugIndex.parseStored?.(stored)).toEqual({ ...parsed, problems: [] });
  });

  it('has one redirect from a path, and none from that of a page', () => {
    const redirect = (_id: string, from: string) => ({
      _id,
      _rev: 'r1',
      _type: 'redirect',
      from,
      to: '/en/program',
    });
    const redirects = [
      redirect('old', '/en/old'),
      redirect('again', '/en/%6Fld/'),
      redirect('page', '/en/program/'),
      redirect('root', '/'),
    ];
    const mine = (id: string) => ({ id, type: 'redirect' });
    expect(slugIndex.parse({ ...index, redirects })).toMatchObject({
      value: { redirects: [{ _id: 'old', from: '/en/old' }] },
      problems: [
        problem('from', 'unique', mine('again')),
        problem('from', 'link', mine('page')),
        problem('from', 'link', mine('root')),
      ],
    });
  });

  it('keeps the address of a document when its English slug is invalid', () => {
    const before = slugIndex.parse(index);
    const fit = before.ok ? before.value : undefined;
    const corrupted = [{ ...night, slug: { en: 'a b' } }];
    expect(slugIndex.parse({ ...index, documents: corrupted }, fit)).toMatchObject({
      value: fit,
      problems: [problem('slug.en', 'slug')],
    });
    expect(slugIndex.parse({ ...index, documents: corrupted })).toMatchObject({
      value: { documents: [] },
    });
  });
});

import { expect, it } from 'vitest';
import { loadAfterPaint } from './load-after-paint.ts';

const style = '<link rel="stylesheet" href="/_next/a.css"/>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
const a = '<script src="/_next/a.js" async=""></script>';
const b = '<script src="/_next/b.js" async=""></script>';

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

it('moves each script once into a template at the end of the body, for the loader', () => {
  const later = loadAfterPaint(page(preload + a + style, `<p>Na zdraví</p>${b}${a}`));
  const held = `<template id="_scripts">${a}${b}</template>`;
  expect(later.replace(/<script>.+?<\/script>/, '')).toBe(page(style, `<p>Na zdraví</p>${held}`));
});

it.each([
  ['without a program', '<p>plain</p>'],
  ['with the scripts of others', '<script src="https://tickets.example/x.js" async=""></script>'],
  ['with a script for old browsers', '<script src="/_next/p.js" noModule=""></script>'],
])('leaves a page %s unchanged', (_, body) => {
  expect(loadAfterPaint(page(style, body))).toBe(page(style, body));
});

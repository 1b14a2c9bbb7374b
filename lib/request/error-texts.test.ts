import { expect, it } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import it_ from '../../messages/it.json' with { type: 'json' };
import { errorTexts } from './error-texts.ts';

const request = (url: string, headers = {}, method = 'GET') => ({ url, headers, method });

it.each([
  ['the page', request('/it?page=2', { referer: 'http://localhost/cs', 'accept-language': 'de' })],
  ['the form', request('/api/forms/career?locale=it', { referer: 'http://localhost/cs' })],
  ['the page before', request('/api/age', { referer: 'http://localhost/it/x' })],
  ['the choice of the visitor', request('/x', { cookie: 'a=b; NEXT_LOCALE=it' })],
  ['the browser', request('/x', { 'accept-language': 'fr, it;q=0.5', referer: 'no address' })],
])('are in the language of %s', (_, from) => {
  expect(errorTexts(503, from)).toEqual({
    locale: 'it',
    title: it_.error.title,
    advice: it_.error.text,
    home: it_.error.home,
  });
});

it('are in English where the request could not be read', () => {
  expect(errorTexts(400, null)).toMatchObject({ locale: 'en', advice: null });
});

it('say that a form was not sent, and when to try again', () => {
  const form = request('/api/forms/career', {}, 'POST');
  expect(errorTexts(503, form).advice).toBe(en.error.notSent);
  expect(errorTexts(408, form).advice).toBe(en.error.notSent);
  expect(errorTexts(429, form).advice).toBe(en.error.notSent);
  expect(errorTexts(415, form).advice).toBeNull();
});

it('do not say so of what is no form, nor where it may have been stored', () => {
  expect(errorTexts(503, request('/api/age', {}, 'POST')).advice).toBe(en.error.text);
  expect(errorTexts(503, request('/api/forms/career')).advice).toBe(en.error.text);
  expect(errorTexts(500, request('/api/forms/career', {}, 'POST')).advice).toBe(en.error.text);
});

it('name what is not there, and what was too much', () => {
  expect(errorTexts(404, request('/en/x')).title).toBe(en.error.notFoundTitle);
  expect(errorTexts(429, request('/en/x'))).toMatchObject({
    title: en.error.tooManyTitle,
    advice: en.error.tooManyText,
  });
});
